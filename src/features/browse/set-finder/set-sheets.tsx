import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { loadBundleDialog } from "../../downloads/contract.ts";
import { IconDrawing } from "../icon-tiles/icon-drawing.tsx";
import type { FoundIcon, FoundSet } from "./found-set.ts";
import styles from "./set-sheets.module.css";

const BundleDialog = lazy(loadBundleDialog);

/** A contact sheet for each set: its icons in the order of the list, substitutes and gaps marked. */
export function SetSheets({ sets, conceptCount }: { sets: readonly FoundSet[]; conceptCount: number }) {
  const t = useMessages();
  const [bundled, setBundled] = useState<readonly PickedIcon[]>();
  const download = async (set: FoundSet) => {
    try {
      await loadBundleDialog();
      setBundled(listOwn(set));
    } catch {
      notify({ type: "danger", text: t(`selection.problem.${navigator.onLine ? "failed" : "offline"}`) });
    }
  };
  return (
    <>
      <ul className={styles.sheets}>
        {sets.map((set) => (
          <SetSheet key={set.code} set={set} conceptCount={conceptCount} onDownload={() => void download(set)} />
        ))}
      </ul>
      <Suspense>
        {bundled && <BundleDialog kind="zip" icons={bundled} onClose={() => setBundled(undefined)} />}
      </Suspense>
    </>
  );
}

interface SetSheetProps {
  set: FoundSet;
  conceptCount: number;
  onDownload: () => void;
}

function SetSheet({ set, conceptCount, onDownload }: SetSheetProps) {
  const t = useMessages();
  const { code, title, path, sharedPath, foundCount, icons, lacking, isPinned } = set;
  const substitutes = icons.filter(({ isSubstitute }) => isSubstitute);
  const missing = substitutes.length + lacking.length;
  return (
    <li className={styles.sheet} aria-labelledby={`set-${code}`}>
      <header className={styles.head}>
        <h2 id={`set-${code}`} className={styles.title}>
          <Link to={path}>{title}</Link>
        </h2>
        <p className={styles.count}>{t("browse.sets.found", { found: foundCount, total: conceptCount })}</p>
        <span className={styles.actions}>
          <IconButton
            size="sm"
            glyph="pin"
            label={t("site.pin.label", { name: title })}
            isPressed={isPinned}
            data-pin={code}
            data-scripted
          />
          <Button size="sm" icon="download" aria-haspopup="dialog" data-scripted onClick={onDownload}>
            {t("browse.sets.download")}
          </Button>
          {sharedPath !== undefined && (
            <LinkButton size="sm" icon="folder-plus" href={sharedPath}>
              {t("browse.sets.save")}
            </LinkButton>
          )}
        </span>
      </header>
      <ul className={styles.icons}>
        {icons.map((icon) => (
          <li key={icon.concept}>
            <a
              href={icon.url}
              className={styles.icon}
              data-substitute={icon.isSubstitute}
              title={icon.isSubstitute ? t("browse.sets.nearest", icon) : icon.concept}
              aria-label={icon.isSubstitute ? t("browse.sets.nearest", icon) : icon.concept}
            >
              <IconDrawing icon={icon} size={24} isLazy />
            </a>
          </li>
        ))}
        {lacking.map((concept) => (
          <li key={concept} className={styles.gap} title={concept} />
        ))}
      </ul>
      {missing > 0 && (
        <details className={styles.missing}>
          <summary>{t("browse.sets.missing", { count: missing })}</summary>
          <ul>
            {substitutes.map((icon) => (
              <li key={icon.concept}>{t("browse.sets.nearest", icon)}</li>
            ))}
            {lacking.map((concept) => (
              <li key={concept}>{t("browse.sets.lacking", { concept })}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What is downloaded: all icons but substitutes, each once. */
function listOwn({ icons, isColor }: FoundSet): PickedIcon[] {
  const own = icons.filter(({ isSubstitute }) => !isSubstitute);
  return [
    ...new Map(
      own.map(({ id, name }: FoundIcon): [string, PickedIcon] => [
        id,
        { id, name, ...(isColor ? {} : { isMono: true }) },
      ]),
    ).values(),
  ];
}
