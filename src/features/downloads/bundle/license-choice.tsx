import { licensePolicies, type LicensePolicy } from "../../../core/bundles/license-policy.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import styles from "./bundle-dialog.module.css";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import { judgeLicenses, type Judgment } from "./check-licenses.ts";
import type { PickedFacts } from "./picked-details.ts";

const namesShown = 4;

export interface LicenseChoiceProps {
  icons: readonly PickedIcon[];
  facts: PickedFacts;
  policy: LicensePolicy;
  judgment: Judgment;
  onChoose: (changes: { licenses: LicensePolicy }) => void;
}

/** Which licenses may be in the bundle, what that leaves out, and where authors are named. */
export function LicenseChoice({ icons, facts, policy, judgment, onChoose }: LicenseChoiceProps) {
  const t = useMessages();
  const { leftOut, allowed, needsCredit } = judgment;
  return (
    <div className={styles.part}>
      <h3>{t("selection.licenses")}</h3>
      <div className={styles.policies}>
        <SegmentedChoice
          label={t("selection.licenses")}
          name="licenses"
          options={licensePolicies.toReversed().map((value) => ({
            value,
            label: `${t(`selection.licenses.${value}`)} · ${judgeLicenses(value, icons, facts).allowed.length}`,
          }))}
          selected={policy}
          onSelect={(licenses) => onChoose({ licenses })}
        />
      </div>
      <output className={styles.terms}>
        {leftOut.length > 0 && (
          <div className={styles.leftOut}>
            <p>
              <Glyph name="triangle-alert" size={16} />
              {t("selection.licenses.leftOut", { count: icons.length - allowed.length })}
            </p>
            <ul>
              {leftOut.map((group) => (
                <li key={group.license}>
                  {t("selection.licenses.line", {
                    license: group.license,
                    count: group.icons.length,
                    names: listNames(group.icons),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {allowed.length > 0 && facts.icons.length > 0 && (
          <p className={styles.note}>{t(needsCredit ? "selection.licenses.credit" : "selection.licenses.noCredit")}</p>
        )}
      </output>
    </div>
  );

  function listNames(its: readonly PickedIcon[]): string {
    const all = [...new Set(its.map(({ name }) => name))];
    const names = new Intl.ListFormat(languageTags[t.locale], { type: "unit" }).format(all.slice(0, namesShown));
    const more = all.length - namesShown;
    return more > 0 ? t("selection.licenses.more", { names, count: more }) : names;
  }
}
