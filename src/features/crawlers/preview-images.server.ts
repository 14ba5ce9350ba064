import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { AppError } from "../../core/errors.ts";
import { palette } from "../../core/icons/palette.ts";
import { analyzeDrawing } from "../../core/svg/analyze-drawing.ts";
import { defaultLocale } from "../../i18n/locales.ts";
import type { WarmRenderer } from "../../platform/workers/warm-renderer.server.ts";
import type { AddressService } from "../url-resolution/contract.ts";
import type { PageAddress } from "../../context.ts";
import type { BrowseService } from "../browse/contract.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import { composePreview, previewDrawingsAtMost, previewSize, type PreviewDrawing } from "./compose-link-preview.ts";

export type PreviewImage =
  | { kind: "image"; png: Buffer }
  | { kind: "redirect"; pagePath: string }
  | { kind: "missing" };

export interface PreviewImages {
  /**
   * The picture that stands for a page where links are previewed: 1200 × 630 px, the same in all languages.
   *
   * @param pagePath path and query of the page, in English
   * @throws AppError `unavailable` while too many are being made
   */
  get(pagePath: string): Promise<PreviewImage>;
}

/** A list looks at so many of its icons for ones that show well. */
const candidates = 3 * previewDrawingsAtMost;
/** Heavier drawings show only on their own page. */
const heavyBytes = 24_576;
/** Pictures that may be on their way at once: calls for small pictures must not wait behind them. */
const mostAtOnce = 24;

interface Candidate extends PreviewDrawing {
  isPale: boolean;
}

export function createPreviewImages(deps: {
  catalogue: CatalogueHost;
  addresses: Pick<AddressService, "resolve">;
  browse: Pick<BrowseService, "latest" | "clipArt">;
  renderer: WarmRenderer;
}): PreviewImages {
  const { catalogue: host, addresses, browse, renderer } = deps;
  let rendering = 0;

  function listIcons(page: PageAddress, opened: OpenCatalogue): number[] {
    const { catalogue, index } = opened;
    const { address, term, language, filters } = page;
    if (address.page === "icon") return [catalogue.findById(address.icon)!];
    if (address.page === "styles") return listStyleSamples(catalogue);
    if (address.page === "new") {
      const { icons } = browse.latest({ filters, offset: 0, amount: candidates });
      return icons.map(({ id }) => catalogue.findById(id)!);
    }
    if (address.page === "clip-art") {
      const style = catalogue.findStyle(address.filters.style ?? "");
      const sections = browse.clipArt(style).sections.map(({ icons }) => icons);
      return interleave(sections).map(({ id }) => catalogue.findById(id)!);
    }
    const isWholeCatalogue = address.page === "landing" || address.page === "search-by-image";
    const found = isWholeCatalogue
      ? []
      : Array.from(
          index.search({ term, language, filters, sort: address.sort, shownIn: language, amount: candidates }).ordinals,
        );
    return found.length > 0 ? found : listBestKnown(opened);
  }

  async function draw(page: PageAddress): Promise<Buffer> {
    const opened = host.current();
    const chosen = choose(listIcons(page, opened), opened);
    return renderer.renderPng(composePreview(chosen), { sizePx: previewSize.width });
  }

  return {
    async get(pagePath) {
      const found = await addresses.resolve(pagePath, defaultLocale);
      if (found.kind === "missing") return found;
      if (found.kind === "redirect") {
        return found.to.startsWith("/") ? { kind: "redirect", pagePath: found.to } : { kind: "missing" };
      }
      if (rendering >= mostAtOnce)
        throw new AppError("unavailable", "Too many images are being rendered right now. Try again in a few seconds.");
      rendering++;
      try {
        return { kind: "image", png: await draw(found.page) };
      } finally {
        rendering--;
      }
    },
  };
}

/** The first icons that show well together on one ground; filters take a renderer seconds at this size. */
function choose(ordinals: readonly number[], { catalogue, drawings }: OpenCatalogue) {
  const light =
    ordinals.length > 1 ? ordinals.filter((ordinal) => catalogue.icon(ordinal).bytes <= heavyBytes) : ordinals;
  const shown = light.length > 0 ? light : ordinals.slice(0, 1);
  const read = shown.map((ordinal): Candidate => {
    const body = drawings.read(ordinal);
    return { body, viewBox: catalogue.viewBox(ordinal), isPale: isPale(body) };
  });
  const quick = read.filter(({ body }) => !body.includes("<filter"));
  const drawn = quick.length > 0 ? quick : read.slice(0, 1);
  const first = drawn.slice(0, previewDrawingsAtMost);
  const isDark = first.filter((drawing) => drawing.isPale).length * 2 > first.length;
  const visible = isDark ? drawn : drawn.filter((drawing) => !drawing.isPale);
  return { isDark, drawings: visible.slice(0, previewDrawingsAtMost) };
}

const paleColors: ReadonlySet<string> = new Set(["white", "light-gray"]);
const darkerBits = palette.reduce((bits, { name }, index) => (paleColors.has(name) ? bits : bits | (1 << index)), 0);

/** Drawn in white and nearly white only, so that little of it shows on a white tile. */
function isPale(body: string): boolean {
  const { isColor, palette: colors } = analyzeDrawing(body);
  return isColor && (colors & darkerBits) === 0;
}

/** The best known icons, in one color and in many by turns. */
function listBestKnown({ index }: OpenCatalogue): number[] {
  return interleave(
    [false, true].map((isColor) =>
      Array.from(index.search({ term: "", filters: { isColor }, amount: previewDrawingsAtMost }).ordinals),
    ),
  );
}

function interleave<Item>(lists: readonly Item[][]): Item[] {
  return Array.from({ length: candidates }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

/** One icon of each of the best known styles, no concept twice. */
function listStyleSamples(catalogue: Catalogue): number[] {
  const concepts = new Set<string>();
  return catalogue.styles.slice(0, candidates).flatMap(({ preview }) => {
    const ordinals = preview.map((id) => catalogue.findById(id)!);
    const sample = ordinals.find((ordinal) => !concepts.has(catalogue.icon(ordinal).commonName));
    if (sample === undefined) return [];
    concepts.add(catalogue.icon(sample).commonName);
    return [sample];
  });
}
