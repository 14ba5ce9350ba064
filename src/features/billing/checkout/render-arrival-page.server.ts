import { escapeMarkup } from "../../../core/text/escape-markup.ts";
import { languageTags, type Locale } from "../../../i18n/locales.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { renderPlainPage } from "../../../platform/http/render-plain-page.server.ts";

/** Asks whether a license from elsewhere is to be added to this account. Works without script. */
export function renderArrivalPage(page: {
  t: Translator;
  locale: Locale;
  account: string;
  action: string;
  laterHref: string;
  fields: Readonly<Record<string, string>>;
}): string {
  const { t, locale, account, action, laterHref, fields } = page;
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  return renderPlainPage({
    lang: languageTags[locale],
    title: t("billing.appsumo.title"),
    body: `<h1>${escapeMarkup(t("billing.appsumo.title"))}</h1>
<p>${escapeMarkup(t("billing.appsumo.text", { account }))}</p>
<form method="post" action="${escapeMarkup(action)}">
${hidden.join("\n")}
<button class="go" type="submit">${escapeMarkup(t("billing.appsumo.add"))}</button>
<a href="${escapeMarkup(laterHref)}">${escapeMarkup(t("billing.appsumo.later"))}</a>
</form>`,
    css,
  });
}

const css = `
p { margin-block-start: 12px; color: var(--soft); overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; margin-block-start: 24px; }
a { padding-block: 10px; color: var(--soft); text-underline-offset: 3px; }
`;
