import { lazy, Suspense, useLayoutEffect } from "react";
import { useLocation, useNavigation, type Location } from "react-router";
import type { PageKind } from "../../../core/urls/address.ts";
import { parseAddress } from "../../../core/urls/parse-address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { PlaceholderKind } from "../../../ui/loading/placeholder.tsx";
import styles from "./pending-list.module.css";

const Placeholder = lazy(async () => ({ default: (await import("../../../ui/loading/placeholder.tsx")).Placeholder }));

/** So long the page that somebody leaves stays. */
const patienceMs = 400;

/** What the lists are made of; pages that share a shape pass into each other without it. */
const shapes: Partial<Record<PageKind, PlaceholderKind>> = {
  search: "icon",
  emoji: "icon",
  style: "icon",
  family: "icon",
  author: "icon",
  new: "icon",
  "clip-art": "card",
  styles: "style",
  collections: "collection",
  collection: "icon",
  shared: "icon",
};

export interface PendingShapesProps {
  /** That of the list that is late. */
  shape: PlaceholderKind | undefined;
  onShape: (shape: PlaceholderKind | undefined) => void;
}

/** The shapes of a list that is late. */
export function PendingShapes({ shape, onShape }: PendingShapesProps) {
  const t = useMessages();
  const here = useLocation();
  const { location: target } = useNavigation();
  const there = target && readShape(target);
  const wanted = there === readShape(here) ? undefined : there;
  // Before anything is painted: the page is there again together with the one that was late.
  useLayoutEffect(() => {
    if (wanted === undefined) return undefined;
    const timer = setTimeout(() => {
      onShape(wanted);
      scrollTo(0, 0);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      onShape(undefined);
    };
  }, [wanted, onShape]);
  return (
    shape &&
    shape === wanted && (
      <div className={styles.shapes}>
        <Suspense>
          <Placeholder kind={shape} label={t("site.loading")} />
        </Suspense>
      </div>
    )
  );
}

function readShape({ pathname, search }: Location): PlaceholderKind | undefined {
  const page = parseAddress(pathname + search)?.address.page;
  return page && shapes[page];
}
