import { LanguageOffer } from "./features/browse/language-offer.tsx";
import { useGivenPictures } from "./features/picture-search/use-given-pictures.ts";
import { Visit } from "./features/analytics/visit.tsx";
import { useTooltips } from "./ui/use-tooltips.ts";

/** What every page can do, and nobody needs before they touch it. */
export default function LateParts() {
  useTooltips();
  useGivenPictures();
  return (
    <>
      <LanguageOffer />
      <Visit />
    </>
  );
}
