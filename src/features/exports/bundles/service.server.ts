import { bundleNames, type BundleKind } from "../../../core/bundles/bundle-calls.ts";
import type { BundleContents } from "../../../core/bundles/bundle-icon.ts";
import { nameInKebabCase } from "../../../core/formats/code-names.ts";
import { AppError } from "../../../core/errors.ts";
import { printDocument } from "../../../core/svg/print-document.ts";
import type { Uploads } from "../../collections/uploads/contract.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { Charge } from "../../licences/contract.ts";
import type { ExportService } from "../contract.ts";
import type { BundleLedger, BundleRecipe } from "./bundle-recipe.server.ts";
import type { BundleWorkshop } from "./bundle-workshop.server.ts";
import type { Bundle, BundleOptions, BundleRequest, BundleService } from "./contract.ts";
import { countPaperFiles, listPaperFiles } from "./list-paper-files.server.ts";
import { planPackage } from "./make-package.server.ts";
import { planSprite } from "./make-sprite.server.ts";
import { planWebfont } from "./make-webfont.server.ts";
import { planZip } from "./make-zip.server.ts";
import { planBundle, type BundlePlan } from "./plan-bundle.server.ts";
import { currentAsker, workFor, type Asker } from "../../../platform/workers/asker.server.ts";
import { createSlots } from "./slots.server.ts";
import type { ZipFile } from "../print-zip.server.ts";
import { streamZip } from "./stream-zip.server.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  exports: ExportService;
  workshop: BundleWorkshop;
  /** As the export service has it: once for all of a bundle. */
  charge: Charge;
  uploads: Pick<Uploads, "find">;
}

/** Bundles in the making at the same time. */
const slots = { forAll: 12, forOne: 2 };

/** Makes what people take away many icons in. */
export function createBundleService(deps: Dependencies): BundleService {
  const { catalogue: host, exports, workshop, charge, uploads } = deps;
  const takeSlot = createSlots(slots);
  const tools = { workshop, readSvg };

  function readSvg(id: string): string {
    const { catalogue, drawings } = host.current();
    const ordinal = catalogue.findById(id);
    if (ordinal === undefined) throw new AppError("not_found", `There is no icon ${id} any more.`);
    return printDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
  }

  async function plan(
    request: BundleRequest,
    kind: BundleKind,
    { viewer }: Pick<BundleOptions, "viewer">,
  ): Promise<BundlePlan> {
    const brought = await uploads.find(
      viewer.person?.id,
      request.icons.map(({ id }) => id),
    );
    return planBundle(request, host.current(), { fallbackName: bundleNames[kind], uploads: brought });
  }

  function open(planned: BundlePlan, recipe: BundleRecipe, { who }: BundleOptions): Bundle {
    const leaveSlot = takeSlot(who);
    const work = new AbortController();
    const files = writeFiles(planned, recipe, work.signal);
    const stream = streamZip(askFor(currentAsker(), files));
    stream.once("close", () => {
      work.abort(new Error("the bundle is closed"));
      leaveSlot();
    });
    return {
      fileName: `${nameInKebabCase(planned.name)}.zip`,
      entries: recipe.fileCount + countPaperFiles(planned.icons.map(({ icon }) => icon)),
      leftOut: planned.leftOut.length,
      stream,
    };
  }

  return {
    async makeSprite(request, options) {
      const planned = await plan(request, "sprite", options);
      return open(planned, planSprite(planned, tools), options);
    },
    async makeWebfont(request, options) {
      const planned = await plan(request, "webfont", options);
      return open(planned, planWebfont(planned, request, tools), options);
    },
    async makePackage(request, options) {
      const planned = await plan(request, "package", options);
      return open(planned, planPackage(planned, request.framework, tools), options);
    },
    async checkZip(request, options) {
      await planZip(await plan(request, "zip", options), request, { exports, viewer: options.viewer });
    },
    async makeZip(request, options) {
      const planned = await plan(request, "zip", options);
      const recipe = await planZip(planned, request, { exports, viewer: options.viewer });
      const bundle = open(planned, recipe, options);
      try {
        await charge(options.viewer, recipe.charged ?? []);
        return bundle;
      } catch (error) {
        bundle.stream.destroy();
        throw error;
      }
    },
  };
}

/** The stream asks for a file whenever there is room, and not in the name of anybody. */
async function* askFor<Item>(asker: Asker, items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    for (;;) {
      const next = await workFor(asker, () => items.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await items.return(undefined);
  }
}

async function* writeFiles(planned: BundlePlan, recipe: BundleRecipe, signal: AbortSignal): AsyncGenerator<ZipFile> {
  const ledger: BundleLedger = { made: new Map(), missing: [], remarks: [] };
  yield* recipe.makeFiles(ledger, signal);
  const contents: BundleContents = {
    name: planned.name,
    ...(recipe.conversion !== undefined && { conversion: recipe.conversion }),
    icons: planned.icons.map(({ icon }) => icon).filter((icon) => ledger.made.has(icon)),
    leftOut: planned.leftOut,
    missing: ledger.missing,
    remarks: ledger.remarks,
  };
  yield* await listPaperFiles(contents, { usage: recipe.explain(contents), facts: ledger.made });
}
