import { useState } from "react";
import { readRememberedLanguage, rememberLanguage } from "../../../browser/remembered-language.ts";
import { languageTags, type Locale } from "../../../i18n/locales.ts";
import type { Translation } from "../../../i18n/source-messages.ts";
import { offer as de } from "../../../i18n/messages/de/offer.ts";
import { offer as en } from "../../../i18n/messages/en/offer.ts";
import { offer as es } from "../../../i18n/messages/es/offer.ts";
import { offer as fr } from "../../../i18n/messages/fr/offer.ts";
import { offer as it } from "../../../i18n/messages/it/offer.ts";
import { offer as ja } from "../../../i18n/messages/ja/offer.ts";
import { offer as ko } from "../../../i18n/messages/ko/offer.ts";
import { offer as pt } from "../../../i18n/messages/pt/offer.ts";
import { offer as ru } from "../../../i18n/messages/ru/offer.ts";
import { offer as zh } from "../../../i18n/messages/zh/offer.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { FloatingLine } from "../../../ui/layout/floating-bar.tsx";
import { chooseLanguage, useLanguageLinks } from "./language-menu.tsx";
import { preferLocale } from "./prefer-locale.ts";

/** What is said in the language that is offered; plain text, no messages to format. */
const offers: Readonly<Record<Locale, Translation<"offer">>> = { en, zh, fr, de, it, ja, pt, ru, es, ko };

/** One quiet line over the page; whatever is chosen is remembered. */
export function LanguageOfferLine() {
  const { locale } = useMessages();
  const links = useLanguageLinks();
  const [preferred] = useState(() => preferLocale([readRememberedLanguage() ?? [], navigator.languages].flat()));
  const [isDismissed, setDismissed] = useState(false);
  const link = links.find((one) => one.locale === preferred);
  if (isDismissed || !link || link.locale === locale) return null;
  const { text, accept, dismiss } = offers[link.locale];
  return (
    <FloatingLine lang={languageTags[link.locale]} glyph="languages" text={text}>
      <LinkButton size="sm" href={link.href} hrefLang={link.tag} onClickCapture={chooseLanguage}>
        {accept}
      </LinkButton>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          rememberLanguage(locale);
          setDismissed(true);
        }}
      >
        {dismiss}
      </Button>
    </FloatingLine>
  );
}
