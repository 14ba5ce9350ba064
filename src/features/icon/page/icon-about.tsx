import type { ReactNode } from "react";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import styles from "./icon-about.module.css";
import { LicenseNote } from "./license-note.tsx";
import type { IconDetailsView } from "../../icon-details/contract.ts";

const shownTags = 16;

/** Where the icon comes from, what it is called, and what its license asks for. */
export function IconAbout({ details }: { details: IconDetailsView }) {
  const t = useMessages();
  const { icon, style, author, set } = details;
  return (
    <>
      <LicenseNote details={details} />
      {details.tags.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t("icon.tags.title")}</h2>
          <ul className={styles.tags}>
            {details.tags.slice(0, shownTags).map((tag) => (
              <li key={tag}>
                <Chip
                  as="a"
                  href={formatAddress({ ...blankAddress("search"), term: cleanTerm(tag) })}
                  fullLabel={t("search.title.term", { term: tag })}
                >
                  {tag}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("icon.about.title")}</h2>
        <dl className={styles.facts}>
          {details.name !== icon.name && (
            <Fact name={t("icon.about.englishName")}>
              <span lang="en">{icon.name}</span>
            </Fact>
          )}
          <Fact name={t("icon.about.style")}>
            <a href={formatAddress({ ...blankAddress("style"), filters: { style: style.seoCode } })}>{style.title}</a>
          </Fact>
          <Fact name={t("icon.about.author")}>
            {author.url ? (
              <a href={author.url} rel="noreferrer">
                {author.name}
              </a>
            ) : (
              author.name
            )}
          </Fact>
          <Fact name={t("icon.about.set")}>
            {set.url ? (
              <a href={set.url} rel="noreferrer">
                {set.name}
              </a>
            ) : (
              set.name
            )}
          </Fact>
          {details.categories.length > 0 && (
            <Fact name={t("icon.about.category")}>{details.categories.join(", ")}</Fact>
          )}
          <Fact name={t("icon.about.iconify")}>
            <code>{icon.iconifyName}</code>
          </Fact>
        </dl>
      </section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
