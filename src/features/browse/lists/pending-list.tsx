import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigation, type Location } from "react-router";
import { firstInteraction } from "../../../browser/first-interaction.ts";
import type { PageKind } from "../../../core/urls/address.ts";
import { parseAddress } from "../../../core/urls/parse-address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { PlaceholderKind } from "../../../ui/loading/placeholder.tsx";
import styles from "./pending-list.module.css";

const Placeholder = lazy(async () => {
  await firstInteraction;
  return { default: (await import("../../../ui/loading/placeholder.tsx")).Placeholder };
});

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

/** The page; in its place the shapes of the list that somebody goes to from a page of another kind, when that is late. */
export function PendingList({ children }: { children: ReactNode }) {
  const t = useMessages();
  const here = useLocation();
  const { location: target } = useNavigation();
  const wanted = target && readShape(target);
  const shape = useLate(wanted !== undefined && wanted !== readShape(here) ? wanted : undefined);
  return (
    <>
      {shape && (
        <div className={styles.shapes}>
          <Suspense>
            <Placeholder kind={shape} label={t("site.loading")} />
          </Suspense>
        </div>
      )}
      <div className={styles.page} hidden={shape !== undefined}>
        {children}
      </div>
    </>
  );
}

function readShape({ pathname, search }: Location): PlaceholderKind | undefined {
  const page = parseAddress(pathname + search)?.address.page;
  return page && shapes[page];
}

/** The value once it has been wanted for longer than people notice. */
function useLate<Value>(value: Value | undefined): Value | undefined {
  const [late, setLate] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => {
      setLate(value);
      scrollTo(0, 0);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [value]);
  return value === undefined ? undefined : late;
}
