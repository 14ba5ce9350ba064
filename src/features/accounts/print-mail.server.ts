import { defaultLocale, isLocale, languageTags } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Mail } from "../../platform/mail/mailer.server.ts";

/** What letters are about, and what they tell of it. */
export type Letter =
  | { kind: "signIn" }
  | { kind: "email"; email: string }
  | { kind: "moved"; email: string }
  | { kind: "leaving"; date: string }
  | { kind: "invitation"; name: string }
  | { kind: "newsletter" | "welcome"; leaveHref: string };

/** A letter in somebody's language, with the one link it is about. */
export function printMail(letter: Letter, { to, locale, href }: { to: string; locale: string; href: string }): Mail {
  const language = isLocale(locale) ? locale : defaultLocale;
  const t = loadTranslator(language, "mail");
  const { kind } = letter;
  const [subject, text, button, otherwise] = [
    t(`mail.${kind}.subject`),
    writeText(letter, t),
    t(`mail.${kind}.button`),
    t(`mail.${kind}.otherwise`),
  ];
  const leave = "leaveHref" in letter ? { text: t("mail.leave"), href: letter.leaveHref } : undefined;
  return {
    to,
    subject,
    text: [text, href, otherwise, ...(leave ? [`${leave.text}: ${leave.href}`] : [])].join("\n\n"),
    html: printHtml({ lang: languageTags[language], subject, text, button, otherwise, href }, leave),
  };
}

function writeText(letter: Letter, t: Translator): string {
  if (letter.kind === "signIn" || "leaveHref" in letter) return t(`mail.${letter.kind}.text`);
  if (letter.kind === "leaving") return t("mail.leaving.text", letter);
  if (letter.kind === "invitation") return t("mail.invitation.text", letter);
  return t(`mail.${letter.kind}.text`, letter);
}

interface Parts {
  lang: string;
  subject: string;
  text: string;
  button: string;
  otherwise: string;
  href: string;
}

/** Programs for mail know neither style sheets nor much of CSS. */
function printHtml(parts: Parts, leave: { text: string; href: string } | undefined): string {
  const { lang, subject, text, button, otherwise, href } = mapValues(parts, escapeMarkup);
  const small = "font:14px/1.5 system-ui,sans-serif;color:#70707a";
  const paragraph = "margin:0 0 24px;font:16px/1.5 system-ui,sans-serif";
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:520px;padding:32px 24px">
<p style="${paragraph};font-weight:650">Iconarium</p>
<p style="${paragraph}">${text}</p>
<p style="${paragraph}"><a href="${href}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#5b54e0;color:#fff;text-decoration:none;font-weight:600">${button}</a></p>
<p style="margin:0;${small}">${otherwise}</p>${
    leave
      ? `
<p style="margin:16px 0 0;${small}"><a href="${escapeMarkup(leave.href)}" style="color:inherit">${escapeMarkup(leave.text)}</a></p>`
      : ""
  }
</body>
</html>
`;
}

function mapValues(parts: Parts, change: (text: string) => string): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([key, text]) => [key, change(text as string)]),
  ) as unknown as Parts;
}

const escapeMarkup = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
