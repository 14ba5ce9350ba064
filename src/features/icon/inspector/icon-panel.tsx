import { useDeferredValue, useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useLocation } from "react-router";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { ContextStrip } from "../page/context-strip.tsx";
import { Customizer } from "../customizer/customizer.tsx";
import { judgePanel } from "./fly-to-panel.ts";
import { GroundSwitch, type GroundSwitchProps } from "./ground-switch.tsx";
import { IconAbout } from "../page/icon-about.tsx";
import styles from "./icon-panel.module.css";
import { IconPreview } from "./icon-preview.tsx";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { SimilarIcons } from "../page/similar-icons.tsx";
import { rememberSingleIcon } from "../page/single-icon.ts";
import { DownloadButtons, reportDownload } from "../../downloads/components.ts";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import { findNeighbor } from "./find-neighbor.ts";
import { useRootMark } from "../../../ui/hooks/use-root-mark.ts";
import { useIconDetails } from "../../icon-details/components.ts";

export { flyToPanel } from "./fly-to-panel.ts";

export interface IconPanelProps extends GroundSwitchProps {
  /** Empty: all icons of the page are restyled, none is selected. */
  id: string;
  /** What the document brought about the icon it was made for. */
  initial: IconDetailsView | undefined;
  customization: IconCustomization;
  onCustomizationChange: (customization: IconCustomization) => void;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** The selected icon beside the grid: look, change, take away. */
export default function IconPanel(props: IconPanelProps) {
  const { id, initial, customization, ground, onGround, onCustomizationChange, onSelect, onClose } = props;
  const t = useMessages();
  const { details, failure, retry } = useIconDetails(id, initial);
  const isInitial = id === initial?.icon.id;
  // The drawing and what is done with it come first; what stands below follows as soon as there is time.
  const isComplete = useDeferredValue(true, isInitial || id === "");
  const later = useDeferredValue(details);
  // What stands in the head of its panel is known before its details are here, so that nothing in it moves.
  const hasStyle = id !== "" && !(details?.isUpload ?? isOwnDrawing(id));
  useEffect(() => {
    if (id !== "" && !isInitial) reportDownload(id, "click");
  }, [id, isInitial]);
  const [startMs] = useState(() => performance.now());
  useEffect(() => judgePanel(performance.now() - startMs), [startMs]);
  useEffect(() => {
    // The sheet of a small screen must not hide what it is about.
    if (!matchMedia("(width < 1024px)").matches) return;
    const tile = document.querySelector(id === "" ? "main li > a[data-icon]" : `li > a[data-icon="${id}"]`);
    tile?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [id]);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (id !== "") rememberSingleIcon({ id, from: pathname + search });
  }, [id, pathname, search]);
  const nameRef = useRef<HTMLHeadingElement>(null);
  const touchedLink = useRef<Element>(undefined);
  useEffect(() => {
    // Whoever followed an icon of a list that is gone with it starts at the top of the new one.
    if (touchedLink.current?.isConnected !== false) return;
    touchedLink.current = undefined;
    nameRef.current!.focus({ preventScroll: true });
    nameRef.current!.closest("aside")!.scrollTop = 0;
  });
  const noteLink = ({ target }: SyntheticEvent) => {
    touchedLink.current = (target as Element).closest("a[data-icon]") ?? undefined;
  };
  const [isInContext, setIsInContext] = useState(false);
  useRootMark("data-inspecting");
  const step = (isNext: boolean) => {
    const neighbor = findNeighbor(id, isNext);
    if (neighbor) onSelect(neighbor);
  };
  return (
    <div className={styles.panel} data-inspector onFocus={noteLink} onPointerDown={noteLink}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h2 ref={nameRef} className={styles.name} tabIndex={-1}>
            {id === "" ? t("icon.panel.restyled") : (details?.name ?? "\u00A0")}
          </h2>
          {hasStyle && <p className={styles.style}>{details?.style.title ?? "\u00A0"}</p>}
        </div>
        {id !== "" && (
          <>
            <IconButton size="sm" glyph="chevron-left" label={t("icon.panel.previous")} onClick={() => step(false)} />
            <IconButton size="sm" glyph="chevron-right" label={t("icon.panel.next")} onClick={() => step(true)} />
            {hasStyle && (
              <IconButton
                as="a"
                size="sm"
                glyph="maximize"
                label={t("icon.panel.page")}
                href={details?.icon.url ?? `/icon/${id}`}
              />
            )}
          </>
        )}
        <IconButton size="sm" glyph="x" label={t("icon.panel.close")} onClick={onClose} />
      </header>
      {failure ? (
        <div className={styles.failure} role="alert">
          <Glyph name={failure === "offline" ? "wifi-off" : "circle-alert"} size={28} />
          <p>{t(`icon.panel.${failure}`)}</p>
          <Button onClick={retry}>{t("icon.panel.retry")}</Button>
        </div>
      ) : (
        <div className={styles.body} aria-busy={id !== "" && !details}>
          {id === "" ? (
            <div className={styles.note}>
              <p>{t("icon.panel.restyledText")}</p>
              <GroundSwitch ground={ground} onGround={onGround} />
            </div>
          ) : (
            <IconPreview id={id} details={details} customization={customization} ground={ground} onGround={onGround} />
          )}
          {details && <DownloadButtons details={details} customization={customization} />}
          {id !== "" && !details && <div className={styles.awaited} />}
          {isComplete && (
            <>
              <Customizer
                details={later}
                isForMany={id === ""}
                customization={customization}
                onCustomizationChange={onCustomizationChange}
              />
              {later && (
                <Disclosure
                  className={styles.context}
                  summary={t("icon.context.title")}
                  onToggle={({ currentTarget }) => setIsInContext(currentTarget.open)}
                >
                  {isInContext && <ContextStrip details={later} customization={customization} />}
                </Disclosure>
              )}
              {later && !isOwnDrawing(later.icon.id) && <SimilarIcons details={later} />}
              {later && !later.isUpload && <IconAbout details={later} />}
            </>
          )}
        </div>
      )}
    </div>
  );
}
