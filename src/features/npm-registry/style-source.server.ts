import type { BundleIcon } from "../../core/bundles/bundle-icon.ts";
import { AppError } from "../../core/errors.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Style } from "../../core/icons/style.ts";
import type { PackageState } from "../../core/packages/package-changes.ts";
import { parseVersion } from "../../core/packages/package-version.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import { mapInSlices } from "../../platform/workers/time-slicing.server.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";
import { digestContents } from "./digest-contents.server.ts";
import type { PackageSource } from "./package-source.ts";

/** A style with more drawings than that is no package: nobody installs 100 MB of pictures. */
const mostMegabytes = 32;
const mostBytes = mostMegabytes * 1_048_576;

/** What to do instead. */
const describeTooLarge = ({ fullTitle, set }: Style) =>
  `${fullTitle} have more than ${mostMegabytes} MB of drawings, too much for a package. Put those you need into a collection and publish that, or get them one by one: /iconify/${set}/{name}.svg.`;

/** Name of the style's package; its code in addresses. */
export function findPackagedStyle(catalogue: Catalogue, name: string): Style | undefined {
  const style = catalogue.findStyle(name);
  return style?.seoCode === name ? style : undefined;
}

export const describeStyle = ({ fullTitle }: Style) =>
  `${fullTitle} as components for React, Vue, Svelte and Solid, and as SVG`;

export const keywordsOf = ({ family, seoCode }: Style) => [...new Set(["icons", "svg", seoCode, family])];

export const formatStyleHref = ({ seoCode }: Style) =>
  formatAddress({ ...blankAddress("style"), filters: { style: seoCode } });

/**
 * All icons of a style but those that its authors have taken back; undefined where there are none.
 * @throws AppError `not_found` where they are too many megabytes
 */
export async function openStyleSource(
  { catalogue, drawings, originals }: OpenCatalogue,
  { style, name, formatHref }: { style: Style; name: string; formatHref: (path: string) => string },
): Promise<PackageSource | undefined> {
  if (!isPackaged(catalogue, style)) throw new AppError("not_found", describeTooLarge(style));
  const keys = catalogue.drawingKeys();
  const found = await mapInSlices(listDrawings(catalogue).get(style.apiCode)!.ordinals, (ordinal) => {
    const isThere = catalogue.isListed(ordinal) || isKept(catalogue, ordinal);
    return isThere ? { ordinal, icon: catalogue.icon(ordinal) } : undefined;
  });
  const icons = found
    .filter((one) => one !== undefined)
    .map(({ ordinal, icon }) => ({ ordinal, icon, name: icon.iconifyName.slice(icon.iconifyName.indexOf(":") + 1) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (icons.length === 0) return undefined;
  const set = catalogue.findSet(style.set)!;
  const names = new Set(icons.map((one) => one.name));
  const { aliases, deprecated } = listAliases(originals.find(style.set)?.index.aliases ?? {}, names);
  const credits = icons.map(({ icon, name: iconName }): BundleIcon => ({
    id: icon.id,
    name: iconName,
    iconifyName: icon.iconifyName,
    set,
    author: catalogue.findAuthor(icon.authorApiCode)!,
    license: catalogue.findLicense(icon.license)!,
    isChanged: false,
  }));
  const facts = {
    name,
    description: describeStyle(style),
    license: [...new Set(credits.map(({ license }) => license.code))].toSorted().join(" AND "),
    author: catalogue.findAuthor(style.author)?.name ?? set.author,
    keywords: keywordsOf(style),
  };
  const { name: setName, url, licenseUrl } = set;
  const state: PackageState = {
    icons: icons.map(({ ordinal, icon, name: iconName }) => ({
      id: icon.id,
      name: iconName,
      drawing: `${keys[ordinal]!.toString(36)} ${catalogue.viewBox(ordinal).join(" ")}`,
    })),
    aliases,
    metadata: JSON.stringify({ ...facts, setName, url, licenseUrl }),
  };
  const ordinals = new Map(icons.map(({ ordinal, icon }) => [icon.id, ordinal]));
  return {
    facts: { ...facts, homepage: formatHref(formatStyleHref(style)) },
    upstream: set.version === null ? undefined : parseVersion(set.version),
    changedAt: 1000 * Math.max(...icons.map(({ icon }) => icon.timestamp)),
    state,
    deprecated,
    contents: digestContents(state),
    credits,
    readSvg({ id }) {
      const ordinal = ordinals.get(id)!;
      return renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
    },
  };
}

/** Other sizes, tones and copies are in no list, but are of the style; what was taken down or back is not. */
const isKept = (catalogue: Catalogue, ordinal: number) =>
  catalogue.findById(catalogue.id(ordinal)) !== undefined && catalogue.details(ordinal).relation !== "hidden";

interface StyleDrawings {
  ordinals: number[];
  bytes: number;
}

const drawingsOf = new WeakMap<Catalogue, ReadonlyMap<string, StyleDrawings>>();

/** API code of a style → what is drawn in it, in all sizes. */
function listDrawings(catalogue: Catalogue): ReadonlyMap<string, StyleDrawings> {
  const known = drawingsOf.get(catalogue);
  if (known) return known;
  const lists = catalogue.styles.map((): StyleDrawings => ({ ordinals: [], bytes: 0 }));
  for (let ordinal = 0; ordinal < catalogue.count; ordinal++) {
    const list = lists[catalogue.styleOrdinal(ordinal)]!;
    list.ordinals.push(ordinal);
    list.bytes += catalogue.drawingBytes(ordinal);
  }
  const drawings = new Map(catalogue.styles.map(({ apiCode }, index) => [apiCode, lists[index]!]));
  drawingsOf.set(catalogue, drawings);
  return drawings;
}

/** Whether a style isn't too large for a package. */
export const isPackaged = (catalogue: Catalogue, { apiCode }: Style): boolean =>
  listDrawings(catalogue).get(apiCode)!.bytes <= mostBytes;

type UpstreamAliases = Readonly<
  Record<string, { parent: string; hidden?: boolean; hFlip?: boolean; vFlip?: boolean; rotate?: number }>
>;

/** Other names that a set has for icons of the package; hidden ones are former names. */
function listAliases(upstream: UpstreamAliases, names: ReadonlySet<string>) {
  const aliases: Record<string, string> = {};
  const deprecated = new Set<string>();
  for (const alias of Object.keys(upstream).toSorted()) {
    const name = followAlias(upstream, alias);
    if (name === undefined || names.has(alias) || !names.has(name)) continue;
    aliases[alias] = name;
    if (upstream[alias]!.hidden) deprecated.add(alias);
  }
  return { aliases, deprecated };
}

/** The icon that a name stands for unchanged; undefined for one that is turned or mirrored. */
function followAlias(upstream: UpstreamAliases, alias: string): string | undefined {
  const visited = new Set<string>();
  let name = alias;
  while (Object.hasOwn(upstream, name)) {
    const { parent, hFlip, vFlip, rotate } = upstream[name]!;
    if (visited.has(name) || hFlip || vFlip || rotate) return undefined;
    visited.add(name);
    name = parent;
  }
  return name;
}
