import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { findByReference } from "../../core/catalogue/find-by-reference.ts";
import { AppError } from "../../core/errors.ts";
import type { ImageAddress } from "../../core/urls/image-address.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";

/**
 * The ordinal of the icon that an address means: by id, by Iconify name, by concept in a style, and without a place the
 * best known icon of the concept.
 * @throws AppError `not_found`
 */
export function findIcon({ catalogue, index }: OpenCatalogue, { name, place }: ImageAddress): number {
  const ordinal = place === undefined ? findAnywhere() : findInPlace(catalogue, place, name);
  if (ordinal === undefined)
    throw new AppError("not_found", `Icon ${place === undefined ? "" : `${place}/`}${name} not found.`);
  return ordinal;

  function findAnywhere() {
    if (name.includes(":")) return findByReference(catalogue, name);
    return (
      catalogue.findById(name) ??
      catalogue.listByConcept(name)[0] ??
      index.search({ term: name, amount: 1 }).ordinals[0]
    );
  }
}

function findInPlace(catalogue: Catalogue, place: string, name: string): number | undefined {
  const style = catalogue.findStyle(place);
  return (
    catalogue.findByIconifyName(place, name) ??
    (style &&
      (catalogue.listByConcept(name).find((ordinal) => catalogue.styles[catalogue.styleOrdinal(ordinal)] === style) ??
        catalogue.findByIconifyName(style.set, name)))
  );
}
