import { languageNames } from "../../i18n/locales.ts";
import { Badge } from "../../ui/layout/badge.tsx";
import styles from "./languages-view.module.css";
import type { LanguagesData } from "./load-view.server.ts";
import { PageHead } from "./page-head.tsx";

/** The same things said in all languages. */
export function LanguagesView({ locale, languages }: LanguagesData) {
  return (
    <>
      <PageHead title="Languages">
        This page came in {languageNames[locale]}. Counts, plurals, dates and prices in every language of the site:
      </PageHead>
      <ul className={styles.languages}>
        {languages.map(({ code, tag, name, plurals, total, date, prices, sentence }) => (
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
                <dd lang={tag}>{prices.join(" · ")}</dd>
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
