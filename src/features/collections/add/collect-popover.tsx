import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FindField } from "../../../ui/fields/filter-field.tsx";
import { moveFocus } from "../../../ui/hooks/move-focus.ts";
import { Popover } from "../../../ui/dialog/popover.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import styles from "./collect-popover.module.css";
import { CollectionLine } from "./collection-line.tsx";
import { NewCollectionForm } from "./new-collection-form.tsx";
import type { CollectionStore, StoreView } from "../store/collection-store.ts";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import type { Collector } from "../store/collector.ts";
import { listMatching, listTargets } from "../store/list-matching.ts";

export interface CollectPopoverProps {
  /** What is to be collected. */
  icons: readonly StoredIcon[];
  /** The collection that they come out of, where they are to be moved. */
  from?: StoredCollection | undefined;
  /** What it opens beside. */
  anchor: HTMLElement;
  view: StoreView;
  store: CollectionStore;
  collector: Collector;
  onClose: () => void;
}

/** The collections that icons can be added to, the last used first. One icon is added and removed by a press, many are added at once. */
export function CollectPopover({ icons, from, anchor, view, store, collector, onClose }: CollectPopoverProps) {
  const t = useMessages();
  const panel = useRef<HTMLDialogElement>(null);
  const [term, setTerm] = useState("");
  const [first] = useState(view.lastUsedId);
  const targets = useMemo(
    () => listTargets(view.list, first).filter(({ id }) => id !== from?.id),
    [view.list, first, from],
  );
  const shown = listMatching(targets, term, t.locale);
  const single = icons.length === 1 && !from ? icons[0] : undefined;
  const [holding, setHolding] = useHolding(store, single?.id);

  useLayoutEffect(() => {
    const dialog = panel.current;
    // What it opens beside is a matter of types that know no `source` yet.
    (dialog as unknown as { showPopover: (options: object) => void }).showPopover({ source: anchor });
    return () => dialog?.hidePopover();
  }, [anchor]);

  const close = () => panel.current?.hidePopover();
  const press = (collection: StoredCollection) => {
    if (single) {
      const isHeld = holding.has(collection.id);
      setHolding(collection.id, !isHeld);
      void (isHeld ? collector.remove : collector.add)(collection, [single]);
      return;
    }
    close();
    void (from ? collector.move(from, collection, icons) : collector.add(collection, icons));
  };
  const [isNaming, setIsNaming] = useState(false);
  const name = term.trim();
  const create = (wanted: string | undefined) => {
    close();
    void collector.create(icons, wanted);
  };
  /** Enter takes the collection that is called what was typed, and makes it where there is none. */
  const accept = () => {
    if (name === "") return;
    const known = shown.find((one) => one.name.localeCompare(name, t.locale, { sensitivity: "accent" }) === 0);
    if (known) press(known);
    else if (!from) create(name);
  };
  const title = t("collections.add.many", { count: icons.length });
  return (
    <Popover
      ref={panel}
      id="collect"
      label={title}
      className={styles.panel}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) moveFocus(event, "button");
      }}
    >
      <p className={styles.title}>{title}</p>
      <FindField
        label={t(from ? "collections.find" : "collections.findOrName")}
        value={term}
        onValue={setTerm}
        onAccept={accept}
      />
      {view.status === "failed" || view.status === "offline" ? (
        <div className={styles.failure} role="alert">
          <p>{t(`collections.unread.${view.status}`)}</p>
          <Button size="sm" onClick={() => void store.refresh()}>
            {t("collections.retry")}
          </Button>
        </div>
      ) : (
        <ul className={styles.list} aria-busy={view.status === "unread"}>
          {shown.map((collection) => (
            <li key={collection.id}>
              <button
                type="button"
                className={styles.item}
                aria-pressed={single ? holding.has(collection.id) : undefined}
                onClick={() => press(collection)}
              >
                <CollectionLine collection={collection} isHolding={holding.has(collection.id)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>{shown.length === 0 && term !== "" ? t("collections.none") : ""}</LiveRegion>
      {!from &&
        (isNaming ? (
          <NewCollectionForm onCreate={create} onCancel={() => setIsNaming(false)} />
        ) : (
          <button
            type="button"
            className={styles.create}
            onClick={() => (name === "" ? setIsNaming(true) : create(name))}
          >
            <CollectionLine collection={undefined} name={name} />
          </button>
        ))}
    </Popover>
  );
}

/** The collections that hold an icon, and the way to say before any answer that another one does. */
function useHolding(store: CollectionStore, iconId: string | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isHere = iconId !== undefined;
    if (iconId !== undefined) {
      store.listHolding(iconId).then(
        (found) => isHere && setIds(new Set(found)),
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [store, iconId]);
  const set = (id: string, isHeld: boolean) => {
    const next = new Set(ids);
    if (isHeld) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return [ids, set] as const;
}
