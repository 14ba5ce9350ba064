import type { Author, IconSet, License } from "../icons/style.ts";
import type { BundleIcon } from "./bundle-icon.ts";

/** The icons of one set under one license. */
export interface SetInBundle {
  set: IconSet;
  author: Author;
  license: License;
  icons: readonly BundleIcon[];
}

/** Icons by the sets they come from, in the order of the sets' names. */
export function groupBySet(icons: readonly BundleIcon[]): SetInBundle[] {
  const groups = Map.groupBy(icons, ({ set, license }) => `${set.prefix} ${license.code}`);
  return [...groups.values()]
    .map((members) => {
      const { set, author, license } = members[0]!;
      return { set, author, license, icons: members };
    })
    .toSorted((a, b) => compareText(a.set.name, b.set.name) || compareText(a.set.prefix, b.set.prefix));
}

/** SPDX expression for all of some icons: everybody's license holds. */
export function formatLicenseExpression(icons: readonly BundleIcon[]): string {
  return [...new Set(icons.map(({ license }) => license.code))].toSorted().join(" AND ");
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
