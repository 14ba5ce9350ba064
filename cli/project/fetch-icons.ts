import { Failure } from "../failure.ts";
import type { FoundIcon, RenderedFile, RenderRequest, Site } from "../site.ts";
import { toIconifyName, type WantedIcon } from "./project-file.ts";

const atOnce = 8;

/** Does something for each item, a few at a time, in order of the items. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const turn = async () => {
    for (let place = next++; place < items.length; place = next++) results[place] = await work(items[place]!);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, turn));
  return results;
}

const idPattern = /^[A-Za-z0-9_-]{9}$/;

/**
 * The icon that a reference means: an Iconify name, an id, or the best icon for words in a style.
 * @throws Failure when there is none
 */
export async function findIcon(site: Site, reference: string, style: string | undefined): Promise<FoundIcon> {
  const name = toIconifyName(reference);
  if (name !== undefined) {
    return (await site.find(name)) ?? fail(`There is no icon ${name}.`);
  }
  if (style !== undefined && !(await site.findStyle(style))) fail(`There is no style ${style}.`);
  const found = await site.search(reference.replaceAll("-", " "), { style, amount: 20 });
  const isCalledSo = ({ commonName, iconifyName }: FoundIcon) =>
    commonName === reference || iconifyName.endsWith(`:${reference}`);
  const best = found.find(isCalledSo) ?? found[0];
  if (best) return best;
  const byId = idPattern.test(reference) ? await site.find(reference) : undefined;
  return byId ?? fail(`No icon for “${reference}”${style === undefined ? "" : ` in ${style}`}.`);
}

function fail(message: string): never {
  throw new Failure(message);
}

export interface FetchedIcon extends RenderedFile {
  wanted: WantedIcon;
  icon: FoundIcon;
}

/** Finds icons and has their files made. @param knownIds ids of those that were found before */
export const fetchIcons = (
  site: Site,
  wanted: readonly WantedIcon[],
  {
    style,
    knownIds = new Map(),
    ...request
  }: Omit<RenderRequest, "name"> & { style: string | undefined; knownIds?: ReadonlyMap<string, string> },
): Promise<FetchedIcon[]> =>
  forEachOf(wanted, async (each) => {
    const known = knownIds.get(each.name);
    const icon = (known === undefined ? undefined : await site.find(known)) ?? (await findIcon(site, each.from, style));
    return { wanted: each, icon, ...(await site.render(icon.id, { ...request, name: each.name })) };
  });
