import { useMemo } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import type { CollectedIcon, IconCredit } from "../persistence/collected-icon.ts";
import type { StoredIcon } from "../store/collections-state.ts";
import styles from "./collection-credits.module.css";

interface CreditGroup extends IconCredit {
  style: string;
  needsCredit: boolean;
  names: string[];
}

/** Who drew the icons of a collection and under which licenses, ready to be copied. */
export function CollectionCredits({ icons }: { icons: readonly (StoredIcon & Partial<CollectedIcon>)[] }) {
  const t = useMessages();
  const groups = useMemo(() => groupByStyle(icons), [icons]);
  const ownCount = icons.filter(({ style, credit }) => style === "" && !credit).length;
  const formatCredit = ({ style, author, license, url, names }: CreditGroup) => {
    const line = t("collectionPages.credits.line", { style, author, license });
    return `${url === null ? line : `${line} (${url})`}: ${names.join(", ")}`;
  };
  return (
    <Disclosure className={styles.credits} summary={t("collectionPages.credits")}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={`${group.style} ${group.license}`} className={styles.item}>
            <span>
              {group.url === null ? (
                t("collectionPages.credits.line", group)
              ) : (
                <a href={group.url} rel="noreferrer">
                  {t("collectionPages.credits.line", group)}
                </a>
              )}
            </span>
            {group.needsCredit && <Badge tone="warning">{t("collectionPages.credits.needed")}</Badge>}
            <span className={styles.count}>{t("site.count.icons", { count: group.names.length })}</span>
          </li>
        ))}
        {ownCount > 0 && (
          <li className={styles.item}>
            <span>{t("collectionPages.credits.own")}</span>
            <span className={styles.count}>{t("site.count.icons", { count: ownCount })}</span>
          </li>
        )}
      </ul>
      <CopyButton
        size="sm"
        text={groups.map(formatCredit).join("\n")}
        label={t("collectionPages.credits.copy")}
        copiedLabel={t("collectionPages.credits.copied")}
      />
    </Disclosure>
  );
}

/** Those of one style under one license, most icons first. */
function groupByStyle(icons: readonly (StoredIcon & Partial<CollectedIcon>)[]): CreditGroup[] {
  const groups = new Map<string, CreditGroup>();
  for (const { name, style = "", credit, needsCredit = false } of icons) {
    if (!credit) continue;
    const key = `${style} ${credit.license}`;
    const group = groups.get(key) ?? { ...credit, style, needsCredit, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((one, other) => other.names.length - one.names.length);
}
