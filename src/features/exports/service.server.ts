import type { Viewer } from "../../context.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { AppError } from "../../core/errors.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { customise } from "../../core/svg/customise.ts";
import { freezeMotion } from "../../core/svg/freeze-motion.ts";
import type { IconLook } from "../../core/svg/icon-look.ts";
import { printDocument } from "../../core/svg/print-document.ts";
import type { ImageAddress } from "../../core/urls/image-address.ts";
import type { KeptRenderer } from "../../platform/workers/kept-renderer.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import type { ExportService } from "./contract.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  renderer: KeptRenderer;
  /** Largest PNG edges in px: for guests, and for everybody else. */
  pngSizes: { free: number; paid: number };
}

/** Makes the files that people take away. */
export function createExportService({ catalogue: host, renderer, pngSizes }: Dependencies): ExportService {
  return {
    async exportImage(address, { viewer }) {
      const { catalogue, drawings } = host.current();
      const ordinal = findIcon(host.current(), address);
      const icon = catalogue.icon(ordinal);
      const native = catalogue.styles[catalogue.styleOrdinal(ordinal)]!.size;
      const wanted = address.size && ("px" in address.size ? address.size.px : address.size.times * native);
      const svg = printDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
      const look: IconLook = {};
      if (address.color !== undefined) look.color = address.color;
      if (address.stroke !== undefined) look.stroke = address.stroke;
      if (address.format === "svg") {
        if (wanted !== undefined) look.size = wanted;
        return {
          bytes: customise(svg, look),
          contentType: "image/svg+xml; charset=utf-8",
          fileName: `${icon.commonName}.svg`,
          isPublic: true,
        };
      }
      const sizePx = wanted === undefined ? Math.min(native, pngSizes.free) : allowSize(wanted, icon, viewer);
      const bytes = await renderer.renderPng(customise(freezeMotion(svg), { ...look, size: sizePx }), { sizePx });
      return {
        bytes,
        contentType: "image/png",
        fileName: `${icon.commonName}-${sizePx}.png`,
        isPublic: icon.isFree || sizePx <= pngSizes.free,
      };
    },
  };

  /** Guests get small pictures, of free icons large ones too; larger than the largest is made smaller. */
  function allowSize(sizePx: number, { isFree }: Icon, { isPaid }: Viewer): number {
    if (sizePx > pngSizes.free && !isPaid && !isFree) {
      throw new AppError(
        "not_allowed",
        `size: PNG files of this icon are at most ${pngSizes.free} px for guests; the SVG has no limit.`,
        {
          field: "size",
        },
      );
    }
    return Math.min(sizePx, pngSizes.paid);
  }
}

/** By id, by Iconify name, by concept in a style, and without a place the best known icon of the concept. */
function findIcon({ catalogue, index }: OpenCatalogue, { name, place }: ImageAddress): number {
  const ordinal = place === undefined ? findAnywhere() : findInPlace(catalogue, place, name);
  if (ordinal === undefined)
    throw new AppError("not_found", `There is no icon ${place === undefined ? "" : `${place}/`}${name}.`);
  return ordinal;

  function findAnywhere() {
    const colon = name.indexOf(":");
    if (colon > 0) return catalogue.findByIconifyName(name.slice(0, colon), name.slice(colon + 1));
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
