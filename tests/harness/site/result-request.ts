import { loadMessages } from "../../../src/i18n/translations.server.ts";
import type { Locale } from "../../../src/i18n/locales.ts";
import type { Namespace } from "../../../src/i18n/source-messages.ts";
import type { ResultRequest } from "../../../src/features/search/results/page-titles.server.ts";
import type { TestApp } from "./test-app.ts";

/** What the loaders of a page of results get when somebody who reads a language opens an address. */
export async function requestResults(
  { services }: Pick<TestApp, "services">,
  href: string,
  locale: Locale = "en",
): Promise<ResultRequest> {
  const resolution = await services.addresses.resolve(href, locale);
  if (resolution.kind !== "page") throw new Error(`${href} is no page but ${JSON.stringify(resolution)}`);
  return {
    services,
    pinned: new Set(),
    locale,
    loadMessages: (...namespaces: Namespace[]) => loadMessages(locale, ...namespaces),
    resolved: resolution.page,
  };
}
