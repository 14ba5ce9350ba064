import { useState, type ReactNode } from "react";
import { readGridCustomization } from "../../browser/grid-customization.ts";
import { bundleKinds, type BundleKind } from "../../core/bundles/bundle-calls.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { findOwnAddress } from "../../browser/own-drawings.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import { mostPackedIcons, packIcons } from "../../core/urls/packed-icons.ts";
import { formatImagePath } from "../../core/urls/paths/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { copyText } from "../../ui/button/copy-button.tsx";
import { Drawing } from "../../ui/foundation/drawing.tsx";
import { Glyph } from "../../ui/foundation/glyph.tsx";
import type { GlyphName } from "../../ui/foundation/glyph-name.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useRootMark } from "../../ui/hooks/use-root-mark.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { notify } from "../../ui/notifications/notify.ts";
import { loadCopyPicked } from "../downloads/contract.ts";
import type { PickedIcon } from "../../core/icons/picked-icon.ts";
import styles from "./selection-bar.module.css";

const glyphs: Readonly<Record<BundleKind, GlyphName>> = {
  zip: "download",
  webfont: "type",
  sprite: "layers",
  package: "package",
};
/** The last ones that were picked; more would be as many pictures to load. */
const mostShown = 60;
const previewPx = 22;

export interface SelectionBarProps {
  icons: readonly PickedIcon[];
  /** Further buttons, such as of collections. */
  actions: ReactNode;
  onRemove: (id: string) => void;
  onClear: () => void;
  onBundle: (kind: BundleKind) => void;
  onSwap: () => void;
}

/** What is picked, the last first and each to be taken out, and what can be done with all of it at once. */
export function SelectionBar({ icons, actions, onRemove, onClear, onBundle, onSwap }: SelectionBarProps) {
  const t = useMessages();
  const [isCopying, setIsCopying] = useState(false);
  const count = icons.length;
  const copy = async (what: string) => {
    if (what === "link") return copyLink();
    setIsCopying(true);
    try {
      const { copyNames, copyDrawings } = await loadCopyPicked();
      await (what === "names" ? copyNames(icons) : copyDrawings(icons));
      notify({
        type: "success",
        text: t(what === "names" ? "selection.copy.names.done" : "selection.copy.svg.done", { count }),
      });
    } catch {
      notify({ type: "danger", text: t("selection.copy.failed") });
    }
    setIsCopying(false);
  };
  const copyLink = async () => {
    const packed = packIcons(icons.map(({ id }) => id));
    if (packed === undefined) {
      notify({ type: "warning", text: t("selection.copy.link.many", { limit: mostPackedIcons }) });
      return;
    }
    try {
      const path = formatAddress({
        ...blankAddress("shared"),
        collection: packed,
        customization: readGridCustomization(),
      });
      await copyText(new URL(path, location.origin).href);
      notify({ type: "success", text: t("selection.copy.link.done") });
    } catch {
      notify({ type: "danger", text: t("selection.copy.failed") });
    }
  };
  useRootMark("data-docked");
  return (
    <section className={styles.dock} aria-label={t("selection.label")} data-selection>
      <div className={styles.bar}>
        {count > 0 && (
          <ul className={styles.tray}>
            {icons
              .slice(-mostShown)
              .toReversed()
              .map(({ id, name, isMono = false }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.thumb}
                    aria-label={t("selection.deselect", { name })}
                    data-tooltip={name}
                    onClick={() => onRemove(id)}
                  >
                    <Drawing src={findOwnAddress(id) ?? formatImagePath(id, "svg")} isMono={isMono} size={previewPx} />
                    <Glyph name="x" size={14} className={styles.cross} />
                  </button>
                </li>
              ))}
            {count > mostShown && <li className={styles.further}>+{count - mostShown}</li>}
          </ul>
        )}
        <div className={styles.head}>
          {count === 0 ? (
            <p className={styles.hint}>{t("selection.hint")}</p>
          ) : (
            <>
              <p className={styles.count}>{t("selection.count", { count })}</p>
            </>
          )}
          <IconButton size="sm" glyph="x" label={t("selection.clear")} onClick={onClear} />
        </div>
        {count > 0 && (
          <div className={styles.actions}>
            {actions}
            <MenuButton
              label={t("selection.copy")}
              data-tooltip={undefined}
              aria-busy={isCopying}
              items={[
                { id: "svg", label: t("selection.copy.svg") },
                { id: "names", label: t("selection.copy.names") },
                { id: "link", label: t("selection.copy.link") },
              ]}
              onSelect={(what) => void copy(what)}
            >
              <Glyph name={isCopying ? "loader-circle" : "copy"} size={18} />
              <span>{t("selection.copy")}</span>
            </MenuButton>
            <button
              type="button"

              data-kind="swap"
              aria-label={t("swap.action")}
              aria-haspopup="dialog"
              onClick={onSwap}
            >
              <Glyph name="shapes" size={18} />
              <span>{t("swap.action")}</span>
            </button>
            {bundleKinds.map((id) => (
              <button
                key={id}
                type="button"
                data-kind={id}
                aria-label={t(`selection.${id}`)}
                aria-haspopup="dialog"
                onClick={() => onBundle(id)}
              >
                <Glyph name={glyphs[id]} size={18} />
                <span>{t(`selection.${id}`)}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
