import type { Locale } from "../i18n/locales.ts";
import type { Namespace } from "../i18n/source-messages.ts";
import { preferTexts, replaceTexts } from "../i18n/translations.server.ts";
import type { Log } from "../platform/log.server.ts";
import { createTranslationNetwork } from "../platform/translations/translation-network.server.ts";

/** What the translation network calls the texts of the frame around every page. */
const networkNameOfSite = "common";

/** Has texts come from a translation network, as soon as and as far as it has them. Gives the way to stop that. */
export function connectTranslations({ url, log }: { url: string; log: Log }): () => void {
  const network = createTranslationNetwork({
    url,
    log,
    read(texts, { locale, namespace }) {
      return replaceTexts(texts, {
        locale: locale as Locale,
        namespace: namespace === networkNameOfSite ? "site" : (namespace as Namespace),
        onFault: (key, fault) => log.warn({ locale, namespace, key, fault }, "A text was ignored"),
      });
    },
  });
  preferTexts({
    find: (locale, namespace) => network.find(locale, namespace === "site" ? networkNameOfSite : namespace),
  });
  return () => {
    preferTexts(undefined);
    network.close();
  };
}
