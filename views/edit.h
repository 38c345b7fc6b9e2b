// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_table.h"

#include <QMetaType>
#include <QString>

#include <string>
#include <vector>

namespace gigasite {

/// What a view asks for: new values for one or more parameters, as one undo step. Edits of one gesture (a drag from
/// press to release) carry the same number and merge; 0 stands alone.
struct Edit {
    struct Change {
        std::string key;
        Value value;
    };
    std::vector<Change> changes;
    QString text; ///< of the undo step; made from the change if empty
    int gesture = 0;
};

/// A number no other gesture has.
int nextGesture();

} // namespace gigasite

Q_DECLARE_METATYPE(gigasite::Edit)
