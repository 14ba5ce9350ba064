import { memo, Suspense } from "react";
import type { CardBandProps } from "./card-band.tsx";
import { lazyPart } from "./lazy-part.ts";
import type { CardBand as CardBandView } from "./result-view.ts";

const CardBand = lazyPart(() => import("./card-band.tsx"));

export interface CardBandsProps extends Omit<CardBandProps, "band"> {
  bands: readonly CardBandView[];
}

/** The ways on of a page as cards. */
export const CardBands = memo(function CardBands({ bands, ...rest }: CardBandsProps) {
  return (
    <Suspense>
      {bands.map((band) => (
        <CardBand key={band.filter} band={band} {...rest} />
      ))}
    </Suspense>
  );
});
