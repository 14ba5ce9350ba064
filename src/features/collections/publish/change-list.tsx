import type { PackageChanges } from "../../../core/packages/package-changes.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import styles from "./publish-dialog.module.css";

const namesAtMost = 20;

/** What differs from the version before; the first one has none. */
export function ChangeList({ changes }: { changes: PackageChanges | undefined }) {
  const t = useMessages();
  if (!changes) return <p className={styles.note}>{t("collectionPages.package.first")}</p>;
  const { removed, renamed, added, redrawn } = changes;
  const kinds = [
    { kind: "removed", names: removed },
    { kind: "renamed", names: renamed.map(({ from, to }) => `${from} → ${to}`) },
    { kind: "added", names: added },
    { kind: "redrawn", names: redrawn },
  ] as const;
  const listed = kinds.filter(({ names }) => names.length > 0);
  if (listed.length === 0) return <p className={styles.note}>{t("collectionPages.package.same")}</p>;
  return (
    <dl className={styles.changes}>
      {listed.map(({ kind, names }) => (
        <div key={kind}>
          <dt>{t(`collectionPages.package.${kind}`, { count: names.length })}</dt>
          <dd>
            {names.slice(0, namesAtMost).join(", ")}
            {names.length > namesAtMost && " …"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
