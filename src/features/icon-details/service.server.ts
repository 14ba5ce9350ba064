import { LRUCache } from "lru-cache";
import { findByReference } from "../../core/catalogue/find-by-reference.ts";
import { AppError } from "../../core/errors.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { findNeededGround, type NeededGround } from "../../core/svg/colors/needed-ground.ts";
import { pinnedFirst } from "../../core/people/pinned-styles.ts";
import { customize } from "../../core/svg/customize.ts";
import { isHeavyDrawing } from "../../core/svg/is-heavy-drawing.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { loadMessages as loadTexts, loadTranslator } from "../../i18n/translations.server.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import type { UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { ExportService } from "../exports/contract.ts";
import type { IconService, IconPanelData, PublicIcon } from "./contract.ts";
import { loadUploadDetails } from "./upload-details.server.ts";
import { describeDetails } from "./describe-details.server.ts";
import { describeUpload } from "./describe-upload.ts";

const otherStylesLimit = 24;
const renderedIconsLimit = 40_000;

/** What can be asked about single icons. */
export function createIconService({
  catalogue: host,
  pictures,
  exports,
  uploads,
}: {
  catalogue: CatalogueHost;
  pictures: {
    /** Ordinals, those that look most like an icon first. */
    orderBySimilarity(ordinal: number, others: readonly number[]): Iterable<number>;
  };
  exports: Pick<ExportService, "findLimit" | "findIconLimits">;
  uploads: UploadFinder;
}): IconService {
  const rendered = new LRUCache<number, string>({ max: renderedIconsLimit });
  const texts = new Map<Locale, unknown>();
  /** Found once for each drawing of a snapshot: reading its colors takes longer than rendering its tile. */
  const grounds = new Map<string, NeededGround | undefined>();
  host.onSwap(() => {
    rendered.clear();
    grounds.clear();
  });

  function getOrdinal(id: string): number {
    const ordinal = findByReference(host.current().catalogue, id);
    if (ordinal === undefined) throw new AppError("not_found", "Icon not found.", { field: "id" });
    return ordinal;
  }

  /** Titles of categories may have been updated since. */
  function forgetOldTexts(locale: Locale): void {
    const { categories } = loadTexts(locale, "categories");
    if (texts.get(locale) === categories) return;
    if (texts.has(locale)) rendered.clear();
    texts.set(locale, categories);
  }

  function renderIcon(opened: OpenCatalogue, ordinal: number, locale: Locale): string {
    forgetOldTexts(locale);
    const key = ordinal * locales.length + locales.indexOf(locale);
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(describeIcon(opened, ordinal, locale));
    rendered.set(key, text);
    return text;
  }

  /** The same concept in other styles, what looks most like the icon first: one icon a style, each drawing once. */
  function listOtherStyles(ordinal: number, pinned: ReadonlySet<string>): Icon[] {
    const { catalogue } = host.current();
    const styles = new Set([catalogue.styleOrdinal(ordinal)]);
    const drawings = new Set([catalogue.originalOf(ordinal)]);
    const others: Icon[] = [];
    const members = catalogue.listByConcept(catalogue.icon(ordinal).commonName);
    const alike = [...pictures.orderBySimilarity(ordinal, members)];
    const codeOf = (member: number) => catalogue.styles[catalogue.styleOrdinal(member)]!.apiCode;
    for (const member of pinnedFirst(alike, pinned, codeOf)) {
      const style = catalogue.styleOrdinal(member);
      const drawing = catalogue.originalOf(member);
      if (styles.has(style) || drawings.has(drawing)) continue;
      styles.add(style);
      drawings.add(drawing);
      others.push(catalogue.icon(member));
      if (others.length === otherStylesLimit) break;
    }
    return others;
  }

  function getPanelData(id: string, pinned: ReadonlySet<string> = new Set()): IconPanelData {
    const { catalogue, drawings } = host.current();
    const ordinal = getOrdinal(id);
    const icon = catalogue.details(ordinal);
    const style = catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
    return {
      icon,
      svg: renderDocument(drawings.read(ordinal), icon.viewBox),
      style,
      author: catalogue.findAuthor(icon.authorApiCode)!,
      set: catalogue.findSet(style.set)!,
      license: catalogue.findLicense(icon.license)!,
      otherStyles: listOtherStyles(ordinal, pinned),
    };
  }

  function listGridDrawings(icons: readonly Icon[]): Record<string, string> {
    const { catalogue, drawings } = host.current();
    const light = icons.filter((icon) => !isHeavyDrawing(icon));
    const ordinals = light.map(({ id }) => getOrdinal(id));
    const bodies = drawings.readMany(ordinals);
    const drawn: Record<string, string> = {};
    for (const [index, { id }] of light.entries()) {
      drawn[id] = renderDocument(bodies[index]!, catalogue.viewBox(ordinals[index]!));
    }
    return drawn;
  }

  return {
    getPanelData,
    async getView(id, { viewer, locale, loadMessages, pinned }) {
      const details = getPanelData(id, pinned);
      const [limit] = await exports.findIconLimits([details.icon], viewer);
      return describeDetails(details, {
        opened: host.current(),
        drawings: listGridDrawings(details.otherStyles),
        limit: limit!,
        locale,
        loadMessages,
      });
    },
    getUploadView: (id, viewer) => loadUploadDetails(id, { viewer, uploads, exports }),
    getSvg(id, customization = {}) {
      const { catalogue, drawings } = host.current();
      const ordinal = getOrdinal(id);
      return customize(renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal)), customization);
    },
    listGridDrawings,
    findGround(icon) {
      if (!icon.isColor || isHeavyDrawing(icon)) return undefined;
      if (!grounds.has(icon.id))
        grounds.set(icon.id, findNeededGround(Object.values(listGridDrawings([icon]))[0] ?? ""));
      return grounds.get(icon.id);
    },
    renderIcons(ordinals, locale = defaultLocale) {
      const opened = host.current();
      let text = "";
      for (const ordinal of ordinals) text += (text === "" ? "" : ",") + renderIcon(opened, ordinal, locale);
      return `[${text}]`;
    },
    getDetails: (id) => host.current().catalogue.details(getOrdinal(id)),
    describe: ({ id }, locale = defaultLocale) => describeIcon(host.current(), getOrdinal(id), locale),
    describeUpload,
  };
}

/** Codes of categories by their titles, which icons have. */
const categoryCodes = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

function nameCategories({ category }: Icon, catalogue: Catalogue, locale: Locale): string {
  const codes = categoryCodes.get(catalogue) ?? new Map(catalogue.categories.map((one) => [one.title, one.apiCode]));
  categoryCodes.set(catalogue, codes);
  const t = loadTranslator(locale, "categories");
  const nameOf = (title: string) => nameCategory(t, { apiCode: codes.get(title) ?? "", title });
  return category.split(", ").map(nameOf).join(", ");
}

function describeIcon({ catalogue, names }: OpenCatalogue, ordinal: number, locale: Locale): PublicIcon {
  const found = catalogue.icon(ordinal);
  const icon = locale === defaultLocale ? found : { ...found, category: nameCategories(found, catalogue, locale) };
  const name = names.nameIcon(found, locale);
  const isExternal = catalogue.findAuthor(icon.authorApiCode)?.isExternal ?? true;
  const commonId = catalogue.id(catalogue.mainOf(ordinal));
  const described: PublicIcon = { ...icon, name, commonId, isExternal, sourceFormat: "svg", free: icon.isFree };
  return name === icon.name ? described : { ...described, englishName: icon.name };
}
