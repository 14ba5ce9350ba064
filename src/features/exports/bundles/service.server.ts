import type { UploadFinder } from "../../../core/icons/uploaded-icon.ts";
import { bundleNames, type BundleKind } from "../../../core/bundles/bundle-calls.ts";
import type { BundleContents } from "../../../core/bundles/bundle-icon.ts";
import { nameInKebabCase } from "../../../core/formats/code-names.ts";
import { AppError } from "../../../core/errors.ts";
import { renderDocument } from "../../../core/svg/document/render-document.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { Charge } from "../../licenses/contract.ts";
import type { ExportService } from "../contract.ts";
import { createBundleReport, type BundleRecipe } from "./bundle-recipe.server.ts";
import type { BundleBuilder } from "./bundle-builder.server.ts";
import type { Bundle, BundleOptions, BundleRequest, BundleService } from "./contract.ts";
import { countPaperFiles, listPaperFiles } from "./list-paper-files.server.ts";
import { planPackage } from "./make-package.server.ts";
import { planSprite } from "./make-sprite.server.ts";
import { planWebfont } from "../fonts/make-webfont.server.ts";
import { planZip } from "./plan-zip.server.ts";
import { planBundle, type BundlePlan } from "./plan-bundle.server.ts";
import { currentClient, workFor, type WorkClient } from "../../../platform/workers/work-client.server.ts";
import { createSlots } from "./slots.server.ts";
import type { ZipFile } from "../write-zip.server.ts";
import { streamZip } from "./stream-zip.server.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  exports: ExportService;
  builder: BundleBuilder;
  /** As the export service has it: once for all of a bundle. */
  charge: Charge;
  uploads: UploadFinder;
}

/** Bundles in the making, and what waits for its turn: who makes ten in a minute is served. */
const slots = { forAll: 12, forOne: 2, waitingOfAll: 48, waitingOfOne: 10 };

/** Makes what people take away many icons in. */
export function createBundleService(deps: Dependencies): BundleService {
  const { catalogue: host, exports, builder, charge, uploads } = deps;
  const acquireSlot = createSlots(slots);
  const tools = { builder, readSvg };

  function readSvg(id: string): string {
    const { catalogue, drawings } = host.current();
    const ordinal = catalogue.findById(id);
    if (ordinal === undefined) throw new AppError("not_found", `Icon ${id} no longer exists.`);
    return renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
  }

  async function plan(
    request: BundleRequest,
    kind: BundleKind,
    { viewer }: Pick<BundleOptions, "viewer">,
  ): Promise<BundlePlan> {
    const uploaded = await uploads.find(
      viewer.person?.id,
      request.icons.map(({ id }) => id),
    );
    return planBundle(request, host.current(), { fallbackName: bundleNames[kind], uploads: uploaded });
  }

  /** The first file is made before anything is answered: a bundle without any is refused. */
  async function open(planned: BundlePlan, recipe: BundleRecipe, { who }: BundleOptions): Promise<Bundle> {
    const client = currentClient();
    const releaseSlot = await acquireSlot(who, client.signal);
    const work = new AbortController();
    const files = writeFiles(planned, recipe, AbortSignal.any([work.signal, client.signal ?? work.signal]));
    let first: IteratorResult<ZipFile>;
    try {
      first = await files.next();
    } catch (error) {
      releaseSlot();
      throw error;
    }
    const stream = streamZip(askFor(client, first, files));
    stream.once("close", () => {
      work.abort(new Error("the bundle is closed"));
      releaseSlot();
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
      const recipe = await planZip(await plan(request, "zip", options), request, { exports, viewer: options.viewer });
      await tryFirst(recipe);
    },
    async makeZip(request, options) {
      const planned = await plan(request, "zip", options);
      const recipe = await planZip(planned, request, { exports, viewer: options.viewer });
      const bundle = await open(planned, recipe, options);
      try {
        const callsLeft = await charge(options.viewer, recipe.charged ?? []);
        return { ...bundle, ...(callsLeft !== undefined && { callsLeft }) };
      } catch (error) {
        bundle.stream.destroy();
        throw error;
      }
    },
  };
}

/** Finds out whether there will be a file. */
async function tryFirst(recipe: BundleRecipe): Promise<void> {
  const work = new AbortController();
  const files = recipe.makeFiles(
    createBundleReport(),
    AbortSignal.any([work.signal, currentClient().signal ?? work.signal]),
  );
  await files.next();
  work.abort();
  await files.return(undefined);
}

/** The stream asks for a file whenever there is room, and not in the name of anybody. */
async function* askFor<Item>(
  requester: WorkClient,
  first: IteratorResult<Item>,
  items: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  try {
    for (let next = first; !next.done; next = await workFor(requester, () => items.next())) yield next.value;
  } finally {
    await items.return(undefined);
  }
}

async function* writeFiles(planned: BundlePlan, recipe: BundleRecipe, signal: AbortSignal): AsyncGenerator<ZipFile> {
  const report = createBundleReport();
  yield* recipe.makeFiles(report, signal);
  const contents: BundleContents = {
    name: planned.name,
    ...(recipe.conversion !== undefined && { conversion: recipe.conversion }),
    icons: planned.icons.map(({ icon }) => icon).filter((icon) => report.made.has(icon)),
    leftOut: planned.leftOut,
    missing: report.missing,
    remarks: report.remarks,
  };
  yield* await listPaperFiles(contents, { usage: recipe.explain(contents), facts: report.made });
}
