import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatPrice } from "../../i18n/format-price.ts";
import { formatNumber, roundCount } from "../../i18n/format.ts";
import { languageNames, languageTags, locales } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import { Badge } from "../../ui/badge.tsx";
import { describeTestPage } from "./describe-test-page.ts";
import styles from "./languages-page.module.css";
import { PageHead } from "./page-head.tsx";

const counts = [0, 1, 2, 5, 21, 1_234_567];
const prices = [9, 13.5, 1299];
const releaseDay = new Date("2026-01-13T12:00:00Z");

/** Serves `/test/locale`. */
export function loader({ context }: LoaderFunctionArgs) {
  const { locale, services } = context.get(requestContext);
  const { icons } = services.browse.totals();
  return {
    locale,
    languages: locales.map((code) => {
      const t = loadTranslator(code, "site");
      return {
        code,
        tag: languageTags[code],
        name: languageNames[code],
        plurals: counts.map((count) => t("site.count.icons", { count })),
        total: formatNumber(roundCount(icons), code),
        date: formatDate(releaseDay, code),
        prices: prices.map((price) => formatPrice(price, code)),
        sentence: t("site.footer.credit"),
      };
    }),
  };
}

export const meta = () => describeTestPage("Languages");

/** The same things said in all languages. */
export default function LanguagesPage() {
  const { locale, languages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Languages">
        This page came in {languageNames[locale]}. Counts, plurals, dates and prices in every language of the site:
      </PageHead>
      <ul className={styles.languages}>
        {languages.map(({ code, tag, name, plurals, total, date, prices: samples, sentence }) => (
          <li key={code} className={styles.language}>
            <h2 className={styles.name}>
              <span lang={tag}>{name}</span>
              <code>{tag}</code>
              {code === locale && <Badge tone="accent">current</Badge>}
            </h2>
            <dl className={styles.samples}>
              <div>
                <dt>Plurals</dt>
                <dd lang={tag}>{plurals.join(" · ")}</dd>
              </div>
              <div>
                <dt>All icons</dt>
                <dd lang={tag}>{total}</dd>
              </div>
              <div>
                <dt>Date</dt>
                <dd lang={tag}>{date}</dd>
              </div>
              <div>
                <dt>Prices</dt>
                <dd lang={tag}>{samples.join(" · ")}</dd>
              </div>
              <div>
                <dt>Sentence</dt>
                <dd lang={tag}>{sentence}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
