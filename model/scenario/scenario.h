// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// Everything a person can choose, as plain values. What each field means, its unit, range and default stand in one
/// row of the parameter table; an empty optional is "auto": derived by the engine.

enum class Mode { Printed, Corrected };
enum class Sizing { Budget, Power, Racks };
enum class Precision { Fp4, Fp8, Bf16, Fp16 };
enum class ScalingLaw { Hoffmann1, Hoffmann2, Hoffmann3, Hoffmann3Constants, Manual };
enum class Recompute { None, Selective, Full };
enum class Topology { FatTree, MultiRail, RailOptimized, RailOnly };
/// How a transfer is moved; the simulator's flow::Transport has the same order.
enum class NetworkTransport { Ideal, Spray, Ecmp, EcmpPfc };
enum class LeafAttachment { Rack, CrossRack };
enum class NetworkTimes { ClosedForm, Simulated };
enum class NetworkTraffic { Pipeline, GradientRing, GradientTree, Random, AllToAll, WanExchange };
/// What counts as the power of a place: site/siting.h.
enum class HeadroomDefinition { Auto, Flex, Paper, Nameplate, Firm, Nuclear, ProRata };
enum class AllReduce { Hierarchical, Tree, FlatRing };
/// What crosses between sites: gradients of every step, activations of a pipeline that spans them, or the parameters'
/// changes every so many steps.
enum class WanMode { AllReduce, Pipeline, LocalUpdates };
/// Rates of transfers between sites: admitted at a fixed rate each (B4), or found by TCP from RTT and loss.
enum class WanTransport { FixedRate, Tcp };
enum class WanSupply { Lease, DarkFibre, NewBuild };
enum class Cooling { Dry, Evaporative, ClosedLoop };
enum class PpGather { BothOutputs, OneOutput };
/// What a step takes: the papers' arithmetic at full rates, or kernels calibrated on measured runs (step/measured).
enum class StepModel { Ideal, Measured };
enum class LayoutMode { Auto, Manual };
/// What one scale-up domain holds: the same stage of several replicas (nextgen S4), or consecutive stages of one.
enum class Placement { SameLayerPerRack, ConsecutiveLayers };
enum class SoftwareStack { Megatron, PyTorch, Old };
/// How tokens travel to their experts: by separate sends of every copy, or by a fused kernel that sends one per node.
enum class Dispatcher { AllToAll, Fused, Fused8 };

using AutoNumber = std::optional<double>;
using AutoCount = std::optional<std::int64_t>;

struct ConventionChoice {
    Mode mode = Mode::Corrected;
    PpGather gather = PpGather::BothOutputs;
    StepModel stepModel = StepModel::Measured; ///< printed mode is always ideal
};

struct SizingChoice {
    Sizing mode = Sizing::Budget;
    double budgetUsd = 1e11;
    double computeShare = 0.7;
    double availableWatts = 1e9;
};

struct HardwareChoice {
    std::string rack = "gb200-nvl72";
    std::int64_t racks = 1000;
    Precision precision = Precision::Fp8;
    bool sparsity = false;
    AutoNumber rackPriceUsd, rackPowerWatts, hbmBytes, peakFlops;
    AutoCount gpusPerDomain;
    AutoNumber scaleUpBytesPerSecond;
};

struct ModelChoice {
    std::int64_t layers = 96;
    std::int64_t hidden = 12288;
    std::int64_t heads = 96;
    AutoCount activationHeads;
    std::int64_t vocab = 256000;
    bool tiedEmbeddings = false;
    AutoCount kvHeads, headDim;
    AutoCount ffn;
    std::int64_t ffnMatrices = 2;
    std::int64_t experts = 0, expertsPerToken = 1, sharedExperts = 0; ///< no experts = dense
    AutoCount expertFfn;
    std::int64_t denseLayers = 0; ///< layers of a model with experts that have none
    std::int64_t mtpLayers = 0;
    std::int64_t mlaQLora = 0, mlaKvLora = 0; ///< latent attention where kv is positive; q 0 = not compressed
    std::int64_t mlaNopeDim = 128, mlaRopeDim = 64, mlaVDim = 128;
    std::int64_t windowedLayers = 0, window = 4096;
    AutoCount layerVectors, outerVectors;
    std::int64_t expertVectors = 0;
    AutoNumber nominalParams;
    AutoCount mpCollectives;
};

struct TrainingChoice {
    ScalingLaw law = ScalingLaw::Hoffmann2;
    double days = 180;
    AutoNumber tokens;
    double bytesPerToken = 4.47;
    std::int64_t seq = 8192;
    std::int64_t microBatch = 1;
    AutoNumber globalBatchTokens;
    double weightBytes = 2;
    double gradientBytes = 4;
    double optimizerBytes = 12;
    double elementBytes = 2;
    double activationBytes = 2;
};

struct ParallelismChoice {
    LayoutMode mode = LayoutMode::Manual;
    std::int64_t tp = 8;
    AutoCount pp;
    std::int64_t vpp = 1, cp = 1, ep = 1;
    AutoCount dp; ///< auto = as many replicas as the racks hold
    std::int64_t microBatches = 512;
    std::int64_t zero = 1;
    Recompute recompute = Recompute::Selective;
    bool sequenceParallel = true;
    bool flexibleStages = false;
    Placement placement = Placement::SameLayerPerRack;
    bool overlapTp = true, overlapDp = true, overlapPp = true, overlapEp = false;
};

struct SoftwareChoice {
    SoftwareStack stack = SoftwareStack::Megatron;
    double vintage = 2025;
    Dispatcher dispatcher = Dispatcher::AllToAll;
    AutoCount nodeLimit; ///< auto = none
    double anchor = 1;
};

struct NetworkChoice {
    Topology topology = Topology::FatTree;
    std::string switchId = "broadcom-th5";
    AutoCount radix;
    AutoCount endpoints;
    AutoCount tiers;
    std::int64_t planes = 4;
    AutoNumber nicGbps;
    AutoCount leafDown, leafUp, spineDown, spineUp;
    double hopRttSeconds = 5e-6;
    AllReduce allReduce = AllReduce::Hierarchical;
    std::int64_t chunks = 1;
    LeafAttachment leafAttachment = LeafAttachment::CrossRack;
    NetworkTransport transport = NetworkTransport::Ecmp;
    NetworkTraffic traffic = NetworkTraffic::Pipeline;
    AutoCount group;
    bool wanPriority = true;
    NetworkTimes times = NetworkTimes::ClosedForm;
    std::int64_t hashSeed = 1;
    double startSpreadSeconds = 0;
    double linkDelaySeconds = 1e-6;
    std::string failed; ///< flow::parseFailures
    double transceiverUsd = 1000;
    AutoNumber portUsd;
};

struct SiteChoice {
    std::string name;
    double lat = 39.55;
    double lon = -76.35;
    double share = 0;
    AutoNumber limitWatts;
    double onsiteWatts = 0;
    AutoNumber usdPerKwh;
    AutoNumber overhead; ///< facility over IT power here; auto = power.overhead
    AutoNumber wanGbps;
    bool locked = false; ///< its place is kept: by hands on the map, and by the search for best sites
};

inline constexpr int maxSites = 8;

struct PowerChoice {
    double overhead = 1.3;
    Cooling cooling = Cooling::Dry;
    AutoNumber coolingWattsPerM2, waterLitresPerKwh; ///< auto = of the technology
    AutoNumber idleShare, communicationShare; ///< of a rack's peak
    double onsiteUsdPerKwh = 0.078, onsiteGramsPerKwh = 370; ///< of own plants: gas, combined cycle
    double onsiteLitresPerKwh = 0.78; ///< that they consume, with a cooling tower
};

struct GridChoice {
    HeadroomDefinition definition = HeadroomDefinition::Auto;
    double curtailment = 0.005;
    double radiusKm = 100; ///< within which plants count
    double importShare = 0.5; ///< of the demand, that lines into the place must carry
    bool zones = false; ///< the sub-zone of an authority limits as well
};

struct WanChoice {
    double routeFactor = 1.5;
    AutoNumber rttSeconds;
    AutoNumber siteGbps;
    double windowSeconds = 0.1;
    WanMode mode = WanMode::AllReduce;
    std::int64_t syncEverySteps = 500;
    WanTransport transport = WanTransport::FixedRate;
    AutoNumber flowGbps; ///< auto = what the site's rate leaves every flow
    double loss = 3e-8; ///< of packets
    double packetBytes = 4096;
    double fecOverhead = 0;
    std::int64_t fecBlockPackets = 255;
    WanSupply supply = WanSupply::Lease;
    double wavelengthGbps = 400, fibrePairGbps = 25600;
    AutoNumber waveUsdPerYear, strandUsdPerKm, buildUsdPerKm, transponderUsd, amplifierUsd; ///< auto = catalogue
    std::int64_t lostSite = 0; ///< 0 = none
    std::int64_t lostPairs = 0;
    std::int64_t lostLink = 0; ///< that they are of, from 1; 0 = every link
};

struct ReliabilityChoice {
    double failuresPerGpuHour = 1.97e-5;
};

struct EconomicsChoice {
    double facilityUsdPerWatt = 9.03;
    double years = 5;
};

struct UnknownContent;

struct Scenario {
    std::string name = "Untitled";
    ConventionChoice conventions;
    SizingChoice sizing;
    HardwareChoice hardware;
    ModelChoice model;
    TrainingChoice training;
    ParallelismChoice parallelism;
    SoftwareChoice software;
    NetworkChoice network;
    std::int64_t siteCount = 1;
    std::array<SiteChoice, maxSites> sites{
        SiteChoice{.name = "Northern Baltimore", .lat = 39.55, .lon = -76.35, .share = 1},
        SiteChoice{.name = "Phoenix", .lat = 33.45, .lon = -112.07},
        SiteChoice{.name = "Columbus", .lat = 39.96, .lon = -82.99},
        SiteChoice{.name = "Dallas", .lat = 32.78, .lon = -96.80},
        SiteChoice{.name = "Chicago", .lat = 41.88, .lon = -88.10},
        SiteChoice{.name = "Atlanta", .lat = 33.75, .lon = -84.39},
        SiteChoice{.name = "Omaha", .lat = 41.26, .lon = -96.05},
        SiteChoice{.name = "The Dalles", .lat = 45.59, .lon = -121.18}};
    PowerChoice power;
    GridChoice grid;
    WanChoice wan;
    ReliabilityChoice reliability;
    EconomicsChoice economics;

    std::shared_ptr<const std::vector<CatalogItem>> userCatalog; ///< may be null
    std::shared_ptr<const UnknownContent> unknown; ///< may be null
};

/// Whether steps and memory are those of the model of real hardware (model/step/measured), not the papers' arithmetic.
inline bool isMeasured(const Scenario &s)
{
    return s.conventions.mode == Mode::Corrected && s.conventions.stepModel == StepModel::Measured;
}

} // namespace gigasite
