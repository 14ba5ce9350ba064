import type { Author, IconSet, Licence } from "../icons/style.ts";
import type { BundleIcon } from "./bundle-icon.ts";

/** The icons of one set under one licence. */
export interface SetInBundle {
  set: IconSet;
  author: Author;
  licence: Licence;
  icons: readonly BundleIcon[];
}

/** Icons by the sets they come from, in the order of the sets' names. */
export function groupBySet(icons: readonly BundleIcon[]): SetInBundle[] {
  const groups = Map.groupBy(icons, ({ set, licence }) => `${set.prefix} ${licence.code}`);
  return [...groups.values()]
    .map((members) => {
      const { set, author, licence } = members[0]!;
      return { set, author, licence, icons: members };
    })
    .toSorted((a, b) => compareText(a.set.name, b.set.name) || compareText(a.set.prefix, b.set.prefix));
}

/** SPDX expression for all of some icons: everybody's licence holds. */
export function formatLicenceExpression(icons: readonly BundleIcon[]): string {
  return [...new Set(icons.map(({ licence }) => licence.code))].toSorted().join(" AND ");
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
