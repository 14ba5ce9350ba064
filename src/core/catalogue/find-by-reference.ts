import type { Catalogue } from "./catalogue.ts";

/** The ordinal of an icon by its id or its Iconify name, such as `lucide:house`. */
export function findByReference(
  catalogue: Pick<Catalogue, "findById" | "findByIconifyName">,
  reference: string,
): number | undefined {
  const colon = reference.indexOf(":");
  return colon > 0
    ? catalogue.findByIconifyName(reference.slice(0, colon), reference.slice(colon + 1))
    : catalogue.findById(reference);
}
