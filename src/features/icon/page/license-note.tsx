import { useMessages } from "../../../i18n/use-messages.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import styles from "./license-note.module.css";
import type { IconDetailsView } from "../../icon-details/contract.ts";

/** The licence in plain words: what is free and what it asks for. */
export function LicenceNote({ sheet }: { sheet: IconDetailsView }) {
  const t = useMessages();
  const { icon, author, set, licence } = sheet;
  const url = set.licenceUrl ?? licence.url;
  const creditLine = t("icon.licence.creditLine", {
    name: icon.name,
    author: author.name,
    set: set.name,
    licence: licence.title,
  });
  return (
    <section className={styles.licence}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{t("icon.licence.title")}</h2>
        {url ? (
          <a className={styles.title} href={url} rel="noreferrer license" data-tooltip={t("icon.licence.read")}>
            {licence.title}
          </a>
        ) : (
          <span className={styles.title}>{licence.title}</span>
        )}
      </header>
      <ul className={styles.points}>
        <Point glyph="circle-check">{t("icon.licence.use")}</Point>
        {!licence.requiresAttribution && <Point glyph="circle-check">{t("icon.licence.noCredit")}</Point>}
        {licence.requiresAttribution && (
          <Point glyph="info" isDuty>
            {t("icon.licence.credit")}
          </Point>
        )}
        {licence.requiresShareAlike && (
          <Point glyph="info" isDuty>
            {t("icon.licence.shareAlike")}
          </Point>
        )}
        {licence.requiresNotice && <Point glyph="info">{t("icon.licence.notice")}</Point>}
        {set.isBrands && (
          <Point glyph="info" isDuty>
            {t("icon.licence.brand")}
          </Point>
        )}
      </ul>
      <div className={styles.credit}>
        <p className={styles.line}>{creditLine}</p>
        <CopyButton
          isCompact
          size="sm"
          text={url ? `${creditLine} (${url})` : creditLine}
          label={t("icon.licence.copyCredit")}
          copiedLabel={t("take.copied")}
        />
      </div>
    </section>
  );
}

function Point({ glyph, isDuty, children }: { glyph: GlyphName; isDuty?: boolean; children: string }) {
  return (
    <li className={styles.point} data-duty={isDuty || undefined}>
      <Glyph name={glyph} size={16} />
      <span>{children}</span>
    </li>
  );
}
