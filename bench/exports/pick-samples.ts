import { freezeMotion } from "../../src/core/svg/freeze-motion.ts";
import { renderDocument } from "../../src/core/svg/document/render-document.ts";
import type { CatalogueHost } from "../../src/features/catalogue/contract.ts";

export interface Sample {
  id: string;
  /** As our service gives it to its renderer. */
  svg: string;
}

/** Icons evenly spread over the whole catalogue. */
export function pickSamples(host: CatalogueHost, count: number): Sample[] {
  const { catalogue, drawings } = host.current();
  const step = Math.floor(catalogue.listedCount / count);
  return Array.from({ length: count }, (_, index) => {
    const ordinal = index * step;
    const svg = renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
    return { id: catalogue.id(ordinal), svg: freezeMotion(svg) };
  });
}
