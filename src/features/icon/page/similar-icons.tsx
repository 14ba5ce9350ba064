import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { arriveAtSimilar } from "./go-to-similar.ts";
import { RelatedIcons } from "./related-icons.tsx";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import styles from "./similar-icons.module.css";
import { useSimilarIcons } from "./use-similar-icons.ts";

/** So many have their place from the start: nothing below moves when they come. */
const places = 24;
/** How far below the screen the icons may be before they are fetched. */
const nearDistance = "400px";

type Side = "other" | "same";
const sides: readonly Side[] = ["other", "same"];

/** What was chosen last goes for the icons that are looked at next. */
let latestSide: Side = "other";

/**
 * Icons like this one. Those of other styles begin with the same concept, which the page brings; whatever is found by its look
 * comes when somebody is about to see it.
 */
export function SimilarIcons({ details }: { details: IconDetailsView }) {
  const t = useMessages();
  const titleId = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const [side, setSide] = useState<Side>(latestSide);
  const isNear = useIsNear(sectionRef);
  const { id } = details.icon;
  const initial = side === "other" ? details.otherStyles.slice(0, places) : [];
  const missing = places - initial.length;
  const { answer, retry } = useSimilarIcons(
    isNear && missing > 0 ? { id, styles: side, without: initial.map((icon) => icon.id), amount: missing } : undefined,
  );
  useEffect(() => arriveAtSimilar(sectionRef.current!, id), [id]);
  const icons = [...initial, ...(answer?.icons ?? [])];
  return (
    <section ref={sectionRef} className={styles.similar} aria-labelledby={titleId} tabIndex={-1} data-similar={id}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.heading}>
          {t("icon.similar.title")}
        </h2>
        <div className={styles.switch}>
          <SegmentedChoice
            label={t("icon.similar.styles")}
            name="similar-styles"
            options={sides.map((value) => ({ value, label: t(`icon.similar.${value}`) }))}
            selected={side}
            onSelect={(value) => {
              latestSide = value;
              setSide(value);
            }}
          />
        </div>
      </header>
      <div className={styles.icons} aria-busy={isNear && missing > 0 && !answer}>
        <RelatedIcons icons={icons}>
          {answer
            ? Array.from({ length: places - icons.length }, (_, index) => <span key={index} className={styles.place} />)
            : missing > 0 && <Placeholder kind="icon" count={missing} label={t("icon.similar.loading")} />}
        </RelatedIcons>
        {answer && icons.length === 0 && (
          <div className={styles.note} role={answer.failure && "alert"}>
            {answer.failure ? (
              <>
                <p>{t(answer.failure === "offline" ? "icon.panel.offline" : "icon.similar.failed")}</p>
                <Button size="sm" onClick={retry}>
                  {t("icon.panel.retry")}
                </Button>
              </>
            ) : (
              <p>{t(`icon.similar.none.${side}`)}</p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Whether an element has come close to the screen, or to what its panel shows. */
function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const margins = { rootMargin: nearDistance, scrollMargin: nearDistance };
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      margins,
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
}
