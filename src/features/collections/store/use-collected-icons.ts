import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { api } from "../../../browser/api-client.ts";
import { findOwnDrawing, isOwnDrawing, type OwnDrawing } from "../../../browser/own-drawings.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { collectedPath, idsPerQuestion, type CollectedIcon } from "../persistence/collected-icon.ts";

/** What has been told about icons, and which have been asked about, for as long as the document is open. */
let known: ReadonlyMap<string, CollectedIcon> = new Map();
const asked = new Set<string>();
const listeners = new Set<() => void>();

function learn(icons: readonly CollectedIcon[]): void {
  if (icons.length === 0) return;
  known = new Map([...known, ...icons.map((icon) => [icon.id, icon] as const)]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** With drawings that only this browser has. */
function withOwn(
  fetched: ReadonlyMap<string, CollectedIcon>,
  ids: readonly string[],
): ReadonlyMap<string, CollectedIcon> {
  const own = ids.flatMap((id) => findOwnDrawing(id) ?? []);
  return own.length === 0
    ? fetched
    : new Map([...fetched, ...own.map((drawing) => [drawing.id, describeOwn(drawing)] as const)]);
}

const describeOwn = ({ id, name, svg, isColor }: OwnDrawing): CollectedIcon => ({
  id,
  name,
  path: formatAddress({ ...blankAddress("collections"), icon: id }),
  style: "",
  svg,
  ...(!isColor && { isMono: true }),
});

export interface CollectedIcons {
  icons: ReadonlyMap<string, CollectedIcon>;
  hasFailed: boolean;
  retry: () => void;
}

/** Everything about the icons of a collection: what the page brought, and what is fetched when that is not all. */
export function useCollectedIcons(ids: readonly string[], initial: readonly CollectedIcon[]): CollectedIcons {
  const [first] = useState(() => new Map(initial.map((icon) => [icon.id, icon])));
  const [hasFailed, setHasFailed] = useState(false);
  const fetched = useSyncExternalStore(
    subscribe,
    () => known,
    () => first,
  );
  useEffect(() => learn(initial), [initial]);
  const all = useMemo(() => withOwn(fetched, ids), [fetched, ids]);
  const missing = ids.filter(
    (id) => !isOwnDrawing(id) && !fetched.get(id)?.svg && !fetched.get(id)?.isPicture && !asked.has(id),
  );
  const question = missing.slice(0, idsPerQuestion).join(",");
  useEffect(() => {
    if (question === "" || hasFailed) return;
    const own = question.split(",");
    for (const id of own) asked.add(id);
    api.get<CollectedIcon[]>(`${collectedPath}?${new URLSearchParams({ ids: question })}`).then(
      (icons) => learn(icons ?? []),
      () => {
        for (const id of own) asked.delete(id);
        setHasFailed(true);
      },
    );
  }, [question, hasFailed]);
  return { icons: all, hasFailed, retry: () => setHasFailed(false) };
}
