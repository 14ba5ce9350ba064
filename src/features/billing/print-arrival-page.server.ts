import { languageTags, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { escapeHtml } from "../../platform/http/print-stand-in-page.server.ts";

/** Asks whether a licence from elsewhere is to be added to this account. Works without script. */
export function printArrivalPage(page: {
  t: Translator;
  locale: Locale;
  account: string;
  action: string;
  laterHref: string;
  fields: Readonly<Record<string, string>>;
}): string {
  const { t, locale, account, action, laterHref, fields } = page;
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t("billing.appsumo.title"))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<main>
<h1>${escapeHtml(t("billing.appsumo.title"))}</h1>
<p>${escapeHtml(t("billing.appsumo.text", { account }))}</p>
<form method="post" action="${escapeHtml(action)}">
${hidden.join("\n")}
<button type="submit">${escapeHtml(t("billing.appsumo.add"))}</button>
<a href="${escapeHtml(laterHref)}">${escapeHtml(t("billing.appsumo.later"))}</a>
</form>
</main>
</body>
</html>
`;
}

const css = `
:root { color-scheme: light dark; --ground: light-dark(#f3f4f8, #0f1015); --card: light-dark(#fff, #17181f); --line: light-dark(#dfe1e9, #2c2e39);
  --text: light-dark(#16171d, #f1f2f6); --soft: light-dark(#595d6c, #a3a7b5); --accent: light-dark(oklch(0.5 0.2 275), oklch(0.72 0.15 275)); --on-accent: light-dark(#fff, #0f1015); }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 24px 16px; background: var(--ground); color: var(--text);
  font: 400 16px/1.5 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { inline-size: 100%; max-inline-size: 460px; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
h1 { font-size: 24px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; text-wrap: balance; }
p { margin-block-start: 12px; color: var(--soft); overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; margin-block-start: 24px; }
button { min-block-size: 44px; padding-inline: 20px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(1.08); }
a { padding-block: 10px; color: var(--soft); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
