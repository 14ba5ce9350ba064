import type { IconifyJSON } from "@iconify/types";
import type { OriginalSet } from "../catalogue/contract.ts";

/** Icons of one set in Iconify's format, as JSON: with the aliases that lead to them, and the names that it does not have. */
export async function printIcons(set: OriginalSet, names: readonly string[]): Promise<string> {
  const { places, aliases, missing } = set.resolve(names);
  const icons = await set.read(places);
  const common = JSON.stringify(set.index.common).slice(1, -1);
  const lost = missing.length === 0 ? "" : `,"not_found":${JSON.stringify(missing)}`;
  return `{${common},"icons":{${icons.join(",")}},"aliases":${JSON.stringify(aliases)}${lost}}`;
}

/** The same as an object, in which no name of a method of objects is found. */
export async function readIcons(set: OriginalSet, names: readonly string[]): Promise<IconifyJSON> {
  const { icons, aliases, ...common } = JSON.parse(await printIcons(set, names)) as IconifyJSON;
  return { ...common, icons: bare(icons), aliases: bare(aliases) };
}

const bare = <Item>(items: Record<string, Item> = {}) =>
  Object.assign(Object.create(null) as Record<string, Item>, items);
