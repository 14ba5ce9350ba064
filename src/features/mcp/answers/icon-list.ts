import { z } from "zod";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { AppError } from "../../../core/errors.ts";
import type { Style } from "../../../core/icons/style.ts";

/** An icon of an answer. */
export const listedIcon = z.object({
  number: z.int().describe("On the contact sheet."),
  id: z.string(),
  name: z.string().describe("Iconify name, prefix:name."),
  style: z.string().describe("Style code."),
});
export type ListedIcon = z.infer<typeof listedIcon>;

/** What the license of a style asks for. */
export const source = z.object({
  style: z.string(),
  license: z.string().describe("SPDX."),
  attribution: z.string().describe("Credit line."),
  isRequired: z.literal(true).optional().describe("A visible credit is required."),
});
export type Source = z.infer<typeof source>;

export function listIcons(catalogue: Catalogue, ordinals: readonly number[], first = 1): ListedIcon[] {
  return ordinals.map((ordinal, place) => {
    const { id, iconifyName, platform } = catalogue.icon(ordinal);
    return { number: first + place, id, name: iconifyName, style: platform };
  });
}

export function describeSource(catalogue: Catalogue, style: Style): Source {
  const set = catalogue.findSet(style.set);
  const author = catalogue.findAuthor(style.author)?.name ?? style.author;
  const license = catalogue.findLicense(style.license);
  const name = set?.name ?? style.title;
  return {
    style: style.apiCode,
    license: license?.code ?? style.license,
    attribution: author === name ? name : `${name} by ${author}`,
    ...(license?.requiresAttribution && { isRequired: true as const }),
  };
}

/** Of every style once, in the order in which they come. */
export function listSources(catalogue: Catalogue, codes: Iterable<string>): Source[] {
  return [...new Set(codes)].flatMap((code) => {
    const style = catalogue.findStyle(code);
    return style ? [describeSource(catalogue, style)] : [];
  });
}

export const formatIcons = (icons: readonly ListedIcon[]) =>
  icons.map(({ number, id, name }) => `${number}. ${name} (${id})`).join("\n");

export const formatSources = (sources: readonly Source[]) =>
  sources
    .map(
      ({ style, license, attribution, isRequired }) =>
        `${style}: ${attribution}, ${license}${isRequired ? ", credit required" : ""}`,
    )
    .join("\n");

export const iconReference = z.string().trim().min(1).max(120);

/** @throws AppError `not_found` naming what no icon is called */
export function findIconOrdinal(catalogue: Catalogue, reference: string): number {
  const colon = reference.indexOf(":");
  const ordinal =
    catalogue.findById(reference) ??
    (colon > 0 ? catalogue.findByIconifyName(reference.slice(0, colon), reference.slice(colon + 1)) : undefined);
  if (ordinal === undefined)
    throw new AppError("not_found", `There is no icon “${reference}”. Give an id or a name such as lucide:house.`);
  return ordinal;
}

const mostProposed = 8;

/** By its code, the prefix of its set, or its title. @throws AppError `not_found` that proposes others */
export function findNamedStyle(catalogue: Catalogue, name: string): Style {
  const wanted = name.trim().toLowerCase();
  const { styles } = catalogue;
  const found =
    catalogue.findStyle(name.trim()) ??
    catalogue.findStyle(wanted) ??
    styles.find(({ title, fullTitle }) => [title.toLowerCase(), fullTitle.toLowerCase()].includes(wanted)) ??
    styles.find(({ set }) => set === wanted);
  if (found) return found;
  const near = styles.filter(({ fullTitle, apiCode }) => `${fullTitle} ${apiCode}`.toLowerCase().includes(wanted));
  const proposed = (near.length > 0 ? near : styles).slice(0, mostProposed).map(({ apiCode }) => apiCode);
  throw new AppError("not_found", `There is no style “${name}”. Try ${proposed.join(", ")}.`);
}
