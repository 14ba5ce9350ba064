import type { IncomingMessage, ServerResponse } from "node:http";
import { defaultLocale, locales, type Locale } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import { escapeHtml } from "../../platform/http/print-stand-in-page.server.ts";

const retryAfterSeconds = 2;
/** Pages ask again a little later than programs. */
const reloadAfterSeconds = 4;

const call = Buffer.from(
  JSON.stringify({
    success: false,
    code: "unavailable",
    message: "The server has too much to do right now. Please try again in a moment.",
  }),
);

/**
 * Answers 503 before any of the site is at work, from what was written when it started.
 *
 * @param readLocale of a request for a page
 */
export function createBusyRefusal(
  readLocale: (request: IncomingMessage) => Locale,
): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = new Map(locales.map((locale) => [locale, Buffer.from(writePage(locale))]));

  return (request, response) => {
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
    const locale = isPage ? readLocale(request) : defaultLocale;
    const body = isPage ? pages.get(locale)! : call;
    response.writeHead(503, {
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "content-length": body.length,
      "cache-control": "no-store",
      "retry-after": String(retryAfterSeconds),
      ...(isPage
        ? { "content-language": locale, "content-security-policy": pagePolicy }
        : { "access-control-allow-origin": "*", "x-content-type-options": "nosniff" }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

/** It needs nothing else: no script, no file, no font. */
function writePage(locale: Locale): string {
  const t = loadTranslator(locale, "busy");
  const [title, text, retry] = (["title", "text", "retry"] as const).map((key) => escapeHtml(t(`busy.${key}`)));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${reloadAfterSeconds}">
<title>${title} · Iconarium</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>
</html>
`;
}

const css = `
:root { color-scheme: light dark; --ground: light-dark(#fff, #0f1015); --text: light-dark(#16171d, #f1f2f6); --soft: light-dark(#595d6c, #a3a7b5);
  --accent: light-dark(oklch(0.5 0.2 275), oklch(0.72 0.15 275)); --on-accent: light-dark(#fff, #0f1015); }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text);
  font: 400 16px/1.5 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { max-inline-size: 460px; text-align: center; }
h1 { font-size: 26px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; text-wrap: balance; }
p { margin-block: 12px 24px; color: var(--soft); text-wrap: pretty; }
a { display: inline-block; padding: 10px 18px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
a:hover { filter: brightness(1.08); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
