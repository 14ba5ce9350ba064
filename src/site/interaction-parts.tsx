import { useEffect } from "react";
import { takeEarlyFocus } from "../browser/early/take-early-focus.ts";
import { LanguageOffer } from "../features/browse/site-frame/language-offer.tsx";
import { useDroppedPictures } from "../features/picture-search/page/use-dropped-pictures.ts";
import { watchPins } from "../features/pinned-styles/watch-pins.ts";
import { useMessages } from "../i18n/use-messages.ts";
import { Visit } from "../features/analytics/visit.tsx";
import { keepFocus } from "../ui/hooks/keep-focus.ts";
import { useTooltips } from "../ui/menu/use-tooltips.ts";
import { watchToolbars } from "../ui/menu/watch-toolbars.ts";

/** A mouse that has come to rest on a tile before anybody listened is heard of, too. */
function repeatHover(): void {
  const tile = document.querySelector("main li:hover > a[data-icon]");
  tile?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}

/** What every page can do, and nobody needs before they touch it. */
export default function LazyParts() {
  const t = useMessages();
  useTooltips();
  useDroppedPictures();
  useEffect(() => keepFocus(takeEarlyFocus()), []);
  useEffect(() => watchPins(t), [t]);
  useEffect(repeatHover, []);
  useEffect(watchToolbars, []);
  return (
    <>
      <LanguageOffer />
      <Visit />
    </>
  );
}
