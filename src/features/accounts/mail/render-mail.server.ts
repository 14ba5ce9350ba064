import { defaultLocale, isLocale } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { Mail } from "../../../platform/mail/mailer.server.ts";
import { renderLetter } from "../../../platform/mail/render-letter.server.ts";

/** What letters are about, and what they tell of it. */
export type Letter =
  | { kind: "signIn" }
  | { kind: "email"; email: string }
  | { kind: "moved"; email: string }
  | { kind: "leaving"; date: string }
  | { kind: "invitation"; name: string }
  | { kind: "returned"; id: string }
  | { kind: "newsletter" | "welcome"; unsubscribe: { href: string; callHref: string } };

/** A letter in somebody's language, with the one link it is about. */
export function renderMail(letter: Letter, { to, locale, href }: { to: string; locale: string; href: string }): Mail {
  const language = isLocale(locale) ? locale : defaultLocale;
  const t = loadTranslator(language, "mail");
  const { kind } = letter;
  return renderLetter({
    to,
    locale: language,
    subject: t(`mail.${kind}.subject`),
    text: writeText(letter, t),
    button: t(`mail.${kind}.button`),
    href,
    otherwise: t(`mail.${kind}.otherwise`),
    ...("id" in letter && { id: letter.id }),
    ...("unsubscribe" in letter && { unsubscribe: { text: t("mail.unsubscribe"), ...letter.unsubscribe } }),
  });
}

function writeText(letter: Letter, t: Translator): string {
  if (letter.kind === "signIn" || letter.kind === "returned" || "unsubscribe" in letter)
    return t(`mail.${letter.kind}.text`);
  if (letter.kind === "leaving") return t("mail.leaving.text", letter);
  if (letter.kind === "invitation") return t("mail.invitation.text", letter);
  return t(`mail.${letter.kind}.text`, letter);
}
