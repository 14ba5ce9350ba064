import { useEffect, useState, type ComponentType } from "react";
import { readRememberedLanguage } from "../../../browser/remembered-language.ts";
import { useMessages } from "../../../i18n/use-messages.ts";

/** Offers the page in the language that the visitor prefers, when there is another one. Fetched only then. */
export function LanguageOffer() {
  const { locale } = useMessages();
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    if ((readRememberedLanguage() ?? navigator.language).startsWith(locale)) return;
    import("./language-offer-line.tsx").then(
      ({ LanguageOfferLine }) => setLine(() => LanguageOfferLine),
      () => undefined,
    );
  }, [locale]);
  return Line && <Line />;
}
