import { LRUCache } from "lru-cache";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { AppError } from "../../core/errors.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { customise } from "../../core/svg/customise.ts";
import { printDocument } from "../../core/svg/print-document.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import type { IconService, PublicIcon } from "./contract.ts";

const heavyDrawingBytes = 8_192;
const otherStylesLimit = 24;
const printedIconsLimit = 40_000;

/** What can be asked about single icons. */
export function createIconService({ catalogue: host }: { catalogue: CatalogueHost }): IconService {
  const printed = new LRUCache<number, string>({ max: printedIconsLimit });
  host.onSwap(() => printed.clear());

  function getOrdinal(id: string): number {
    const ordinal = host.current().catalogue.findById(id);
    if (ordinal === undefined) throw new AppError("not_found", "There is no icon with this id.", { field: "id" });
    return ordinal;
  }

  function printIcon(opened: OpenCatalogue, ordinal: number, locale: Locale): string {
    const key = ordinal * locales.length + locales.indexOf(locale);
    const known = printed.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(describeIcon(opened, ordinal, locale));
    printed.set(key, text);
    return text;
  }

  return {
    getSheet(id) {
      const { catalogue, drawings } = host.current();
      const ordinal = getOrdinal(id);
      const icon = catalogue.details(ordinal);
      const style = catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
      return {
        icon,
        svg: printDocument(drawings.read(ordinal), icon.viewBox),
        style,
        author: catalogue.findAuthor(icon.authorApiCode)!,
        set: catalogue.findSet(style.set)!,
        licence: catalogue.findLicence(icon.licence)!,
        otherStyles: listOtherStyles(catalogue, icon),
      };
    },
    getSvg(id, customisation = {}) {
      const { catalogue, drawings } = host.current();
      const ordinal = getOrdinal(id);
      return customise(printDocument(drawings.read(ordinal), catalogue.viewBox(ordinal)), customisation);
    },
    listGridDrawings(icons) {
      const { catalogue, drawings } = host.current();
      const light = icons.filter(({ bytes }) => bytes <= heavyDrawingBytes);
      const ordinals = light.map(({ id }) => getOrdinal(id));
      const bodies = drawings.readMany(ordinals);
      const drawn: Record<string, string> = {};
      for (const [index, { id }] of light.entries()) {
        drawn[id] = printDocument(bodies[index]!, catalogue.viewBox(ordinals[index]!));
      }
      return drawn;
    },
    printIcons(ordinals, locale = defaultLocale) {
      const opened = host.current();
      let text = "";
      for (const ordinal of ordinals) text += (text === "" ? "" : ",") + printIcon(opened, ordinal, locale);
      return `[${text}]`;
    },
    getDetails: (id) => host.current().catalogue.details(getOrdinal(id)),
    describe: ({ id }, locale = defaultLocale) => describeIcon(host.current(), getOrdinal(id), locale),
  };
}

function listOtherStyles(catalogue: Catalogue, { id, platform, commonName }: Icon): Icon[] {
  const seen = new Set([platform]);
  const others: Icon[] = [];
  for (const ordinal of catalogue.listByConcept(commonName)) {
    const style = catalogue.styles[catalogue.styleOrdinal(ordinal)]!.apiCode;
    if (seen.has(style)) continue;
    seen.add(style);
    const other = catalogue.icon(ordinal);
    if (other.id !== id) others.push(other);
    if (others.length === otherStylesLimit) break;
  }
  return others;
}

function describeIcon({ catalogue, names }: OpenCatalogue, ordinal: number, locale: Locale): PublicIcon {
  const icon = catalogue.icon(ordinal);
  const name = names.nameIcon(icon, locale);
  const isExternal = catalogue.findAuthor(icon.authorApiCode)?.isExternal ?? true;
  const commonId = catalogue.id(catalogue.mainOf(ordinal));
  const described: PublicIcon = { ...icon, name, commonId, isExternal, sourceFormat: "svg", free: icon.isFree };
  return name === icon.name ? described : { ...described, englishName: icon.name };
}
