import { useMessages } from "../../../i18n/use-messages.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import styles from "./license-note.module.css";
import type { IconDetailsView } from "../../icon-details/contract.ts";

/** The license in plain words: what is free and what it asks for. */
export function LicenseNote({ details }: { details: IconDetailsView }) {
  const t = useMessages();
  const { icon, author, set, license } = details;
  const url = set.licenseUrl ?? license.url;
  const creditLine = t("icon.license.creditLine", {
    name: icon.name,
    author: author.name,
    set: set.name,
    license: license.title,
  });
  return (
    <section className={styles.license}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{t("icon.license.title")}</h2>
        {url ? (
          <a className={styles.title} href={url} rel="noreferrer license" data-tooltip={t("icon.license.read")}>
            {license.title}
          </a>
        ) : (
          <span className={styles.title}>{license.title}</span>
        )}
      </header>
      <ul className={styles.points}>
        <Point glyph="circle-check">{t("icon.license.use")}</Point>
        {!license.requiresAttribution && <Point glyph="circle-check">{t("icon.license.noCredit")}</Point>}
        {license.requiresAttribution && (
          <Point glyph="info" isDuty>
            {t("icon.license.credit")}
          </Point>
        )}
        {license.requiresShareAlike && (
          <Point glyph="info" isDuty>
            {t("icon.license.shareAlike")}
          </Point>
        )}
        {license.requiresNotice && <Point glyph="info">{t("icon.license.notice")}</Point>}
        {set.isBrands && (
          <Point glyph="info" isDuty>
            {t("icon.license.brand")}
          </Point>
        )}
      </ul>
      <div className={styles.credit}>
        <p className={styles.line}>{creditLine}</p>
        <CopyButton
          isCompact
          size="sm"
          text={url ? `${creditLine} (${url})` : creditLine}
          label={t("icon.license.copyCredit")}
          copiedLabel={t("download.copied")}
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
