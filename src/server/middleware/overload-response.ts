import { escapeMarkup } from "../../core/text/escape-markup.ts";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { languageTags, locales, type Locale } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import { headersOf } from "../../platform/http/always-headers.server.ts";
import { traceAnswer } from "../../platform/trace/trace.server.ts";
import { plainPageHeaders, renderPlainPage } from "../../platform/http/render-plain-page.server.ts";

const retryAfterSeconds = 2;
/** Pages ask again a little later than programs. */
const reloadAfterSeconds = 4;

const call = Buffer.from(
  JSON.stringify({
    success: false,
    code: "unavailable",
    message: "The server is overloaded. Try again in a few seconds.",
  }),
);

const callHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "access-control-allow-origin": "*",
};

/**
 * Answers 503 before any of the site is at work, from what was written when it started.
 *
 * @param readLanguage tells the language of a page, and the address by which the site is reached
 */
export function createBusyRefusal(
  readLanguage: (request: IncomingMessage) => { locale: Locale; origin: string },
): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = new Map(locales.map((locale) => [locale, renderPage(locale)]));

  return (request, response) => {
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
    const { locale, origin } = readLanguage(request);
    const { html: body, headers } = isPage ? pages.get(locale)! : { html: call, headers: callHeaders };
    response.writeHead(503, {
      ...headersOf(origin),
      ...headers,
      ...traceAnswer(request),
      "content-length": body.length,
      "retry-after": String(retryAfterSeconds),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** It needs nothing else: no script, no file, no font. */
function renderPage(locale: Locale): { html: Buffer; headers: OutgoingHttpHeaders } {
  const t = loadTranslator(locale, "busy");
  const [title, text, retry] = (["title", "text", "retry"] as const).map((key) => t(`busy.${key}`)) as [
    string,
    string,
    string,
  ];
  const html = renderPlainPage({
    lang: languageTags[locale],
    title: `${title} · Iconarium`,
    body: `<h1>${escapeMarkup(title)}</h1>\n<p>${escapeMarkup(text)}</p>\n<a class="go" href="">${escapeMarkup(retry)}</a>`,
    css: "p { margin-block: 12px 24px; color: var(--soft); text-wrap: pretty; } a { display: inline-grid; align-items: center; text-decoration: none; }",
    reloadAfterSeconds,
  });
  return { html: Buffer.from(html), headers: { ...plainPageHeaders(html), "content-language": languageTags[locale] } };
}
