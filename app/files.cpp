// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files.h"

#include "model/units/nearest_name.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QString>

#include <cstdio>
#include <filesystem>
#include <system_error>

namespace gigasite {

namespace {

constexpr qint64 maxBytes = qint64{64} << 20;

std::string listOfExamples()
{
    std::string names;
    for (const auto &n : exampleNames())
        names += (names.empty() ? "" : ", ") + n;
    return names;
}

Text nearestExample(const std::string &typed)
{
    const auto names = exampleNames();
    return nearestText(typed, {names.begin(), names.end()});
}

/// What a shell hands over has somebody who writes it: a pipe of its own, standard input.
bool isHandedOver(const QString &path)
{
    return path == u"/dev/stdin" || path.startsWith(u"/dev/fd/") || path.startsWith(u"/proc/self/fd/");
}

/// "FIFO": what stands there instead of a regular file.
Text kindOf(const std::string &name)
{
    switch (std::error_code none; std::filesystem::status(name, none).type()) {
    case std::filesystem::file_type::fifo:
        return say("FIFO");
    case std::filesystem::file_type::socket:
        return say("socket");
    case std::filesystem::file_type::character:
    case std::filesystem::file_type::block:
        return say("device");
    default:
        return say("special file");
    }
}

} // namespace

Outcome<std::string> readFile(const std::string &name)
{
    const QFileInfo info(QString::fromStdString(name));
    if (!info.exists())
        return error(name, say("There is no such file."));
    if (info.isDir())
        return error(name, say("This is a folder; a file is expected."));
    if (!info.isFile() && !isHandedOver(info.filePath())) // reading could wait for ever
        return error(name, say("This is a %1, not a regular file; a file is expected.", kindOf(name)));
    if (info.size() > maxBytes)
        return error(name, say("The file has %1 MiB; at most 64 MiB are read.", std::to_string(info.size() >> 20)));
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return error(name, say("The file cannot be read: %1.", file.errorString().toStdString()));
    const auto bytes = file.read(maxBytes + 1); // a pipe or device has no size beforehand
    if (bytes.size() > maxBytes)
        return error(name, say("The file has more than 64 MiB; at most 64 MiB are read."));
    return bytes.toStdString();
}

Outcome<LoadedScenario, Problems> loadScenario(const std::string &fileOrExample)
{
    if (const auto text = exampleText(fileOrExample); !text.empty())
        return readScenario(text);
    if (!QFileInfo::exists(QString::fromStdString(fileOrExample)))
        return Problems{
            error(fileOrExample,
                  say("There is no such file, and no built-in example of that name%1. Allowed: a file, or %2.",
                      nearestExample(fileOrExample), listOfExamples()))};
    const auto text = readFile(fileOrExample);
    if (!text)
        return Problems{text.problem()};
    auto loaded = readScenario(*text);
    if (loaded)
        return loaded;
    return inFile(fileOrExample, loaded.problem());
}

Problems inFile(const std::string &file, Problems problems)
{
    for (auto &p : problems)
        p.path = file + (p.path.empty() ? "" : ": " + p.path);
    return problems;
}

std::optional<Problem> whyUnwritable(const std::string &name)
{
    const QFileInfo info(QString::fromStdString(name));
    if (name == "-")
        return std::nullopt;
    if (info.isDir())
        return error(name, say("The file cannot be written: this is a folder."));
    if (info.exists())
        return info.isWritable()
            ? std::nullopt
            : std::optional(error(name, say("The file cannot be written: it may not be changed.")));
    const QFileInfo folder(info.absolutePath());
    if (!folder.isDir())
        return error(name, say("The file cannot be written: there is no folder %1.", folder.filePath().toStdString()));
    if (!folder.isWritable())
        return error(
            name,
            say("The file cannot be written: nothing may be added to the folder %1.", folder.filePath().toStdString()));
    return std::nullopt;
}

std::optional<Problem> writeFile(const std::string &name, const std::string &content)
{
    if (name == "-") {
        const bool written =
            std::fwrite(content.data(), 1, content.size(), stdout) == content.size() && std::fflush(stdout) == 0;
        return written ? std::nullopt : std::optional(error("-", say("Standard output cannot be written.")));
    }
    const QFileInfo info(QString::fromStdString(name));
    if (info.exists() && !info.isFile() && !info.isDir()) { // a pipe or device has no old content to keep
        QFile device(info.filePath());
        const bool written = device.open(QIODevice::WriteOnly) &&
            device.write(content.data(), static_cast<qint64>(content.size())) == static_cast<qint64>(content.size()) &&
            device.flush();
        return written
            ? std::nullopt
            : std::optional(error(name, say("This cannot be written: %1.", device.errorString().toStdString())));
    }
    QSaveFile file(QString::fromStdString(name));
    const auto size = static_cast<qint64>(content.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), size) != size || !file.commit())
        return error(name, say("The file cannot be written: %1.", file.errorString().toStdString()));
    return std::nullopt;
}

std::string inPreparation(const std::string &name)
{
    return name + ".new";
}

std::optional<Problem> replaceFile(const std::string &name, const std::string &content)
{
    const auto next = inPreparation(name);
    QFile file(QString::fromStdString(next));
    const auto size = static_cast<qint64>(content.size());
    const bool written = file.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered) &&
        file.write(content.data(), size) == size;
    file.close();
    std::error_code failed;
    if (written)
        std::filesystem::rename(next, name, failed);
    if (written && !failed)
        return std::nullopt;
    const auto why = written ? failed.message() : file.errorString().toStdString();
    file.remove();
    return error(name, say("The file cannot be written: %1.", why));
}

} // namespace gigasite
