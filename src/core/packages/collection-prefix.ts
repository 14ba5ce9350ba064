/** How prefixes of published collections begin, and those of no set. */
export const collectionPrefix = "collection-";

/** `collection-our-brand-k3x8p2` → `our-brand.k3x8p2`, its package. Prefixes have no dots. */
export function parseCollectionPrefix(prefix: string): string | undefined {
  const [, name, end] = /^collection-(.+)-([a-z0-9]{6})$/.exec(prefix) ?? [];
  return name === undefined ? undefined : `${name}.${end}`;
}
