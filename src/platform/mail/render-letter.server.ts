import { escapeMarkup } from "../../core/text/escape-markup.ts";
import { languageTags, type Locale } from "../../i18n/locales.ts";
import type { Mail } from "./mailer.server.ts";

/** The texts of a letter with one link that it is about. */
export interface LetterTexts extends Pick<Mail, "to" | "subject" | "text"> {
  locale: Locale;
  button: string;
  href: string;
  /** What to do for whoever does not know what it is about. */
  otherwise: string;
  /** Names the letter, for who may get it twice. */
  id?: string;
  /** How to get no more of these: the page for people, and the call for programs. */
  unsubscribe?: { text: string; href: string; callHref: string };
}

/** A letter as text, and as a page for programs that show those. */
export function renderLetter(texts: LetterTexts): Mail {
  const { to, subject, text, href, otherwise, id, unsubscribe } = texts;
  const ending = unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.href}`] : [];
  return {
    to,
    subject,
    text: [text, href, otherwise, ...ending].join("\n\n"),
    html: renderHtml(texts),
    ...(id !== undefined && { id }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.callHref }),
  };
}

/** Programs for mail know neither style sheets nor much of CSS. */
function renderHtml({ locale, unsubscribe, ...texts }: LetterTexts): string {
  const [subject, text, button, otherwise, href] = [
    texts.subject,
    texts.text,
    texts.button,
    texts.otherwise,
    texts.href,
  ].map(escapeMarkup);
  const paragraph = "margin:0 0 24px;font:16px/1.5 system-ui,sans-serif";
  const small = "font:14px/1.5 system-ui,sans-serif;color:#70707a";
  const end = unsubscribe
    ? `\n<p style="margin:8px 0 0;${small}"><a href="${escapeMarkup(unsubscribe.href)}" style="color:#70707a">${escapeMarkup(unsubscribe.text)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:520px;padding:32px 24px">
<p style="${paragraph};font-weight:650">Iconarium</p>
<p style="${paragraph}">${text}</p>
<p style="${paragraph}"><a href="${href}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#5b54e0;color:#fff;text-decoration:none;font-weight:600">${button}</a></p>
<p style="margin:0;${small}">${otherwise}</p>${end}
</body>
</html>
`;
}
