import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { BundleKind } from "../../core/bundles/bundle-calls.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { notify } from "../../ui/notifications/notify.ts";
import { LiveRegion } from "../../ui/foundation/visually-hidden.tsx";
import { loadSwapDialog, type DecidedSwap } from "../swap/contract.ts";
import { loadBundleDialog } from "../downloads/contract.ts";
import { selectMode } from "./contract.ts";
import "./marks.css";
import { markTiles } from "./picking/mark-tiles.ts";
import { pickedIcons, pickLimit } from "./picking/picked-icons.ts";
import { createPicker } from "./picking/picker.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { TileCheck } from "./picking/tile-check.tsx";
import { watchMarquee } from "./picking/watch-marquee.ts";
import { watchTiles } from "./picking/watch-tiles.ts";

const BundleDialog = lazy(loadBundleDialog);
const SwapDialog = lazy(loadSwapDialog);

export interface SelectionProps {
  /** More that can be done with those that are picked: buttons of the bar. */
  actions: ReactNode;
}

/** Picking icons of the page, and the bar with what can be done with those that are picked. */
export default function Selection({ actions }: SelectionProps) {
  const t = useMessages();
  const noteId = useId();
  const icons = useSyncExternalStore(pickedIcons.subscribe, pickedIcons.list);
  const isSelecting = useSyncExternalStore(selectMode.subscribe, selectMode.isOn);
  const [announcement, announce] = useState("");
  const [bundle, setBundle] = useState<BundleKind>();
  const [isSwapping, setIsSwapping] = useState(false);
  const openDialog = async (load: () => Promise<unknown>, show: () => void) => {
    try {
      await load();
      show();
    } catch {
      notify({ type: "danger", text: t(`selection.problem.${navigator.onLine ? "failed" : "offline"}`) });
    }
  };
  const count = () => t("selection.count", { count: pickedIcons.list().length });

  const clear = () => {
    const gone = pickedIcons.list();
    pickedIcons.clear();
    selectMode.set(false);
    if (gone.length === 0) return;
    const undo = { title: t("selection.undo"), onPress: () => void pickedIcons.add(gone) };
    notify({ text: t("selection.cleared", { count: gone.length }), buttons: [undo] });
  };

  const replace = ({ style, swapped, icons: next }: DecidedSwap) => {
    const before = pickedIcons.list();
    pickedIcons.replace(next);
    const undo = { title: t("swap.undo"), onPress: () => pickedIcons.replace(before) };
    notify({
      type: "success",
      text: t("swap.done", { count: swapped.length, style: style.title }),
      buttons: [undo],
    });
  };

  const [picker] = useState(() =>
    createPicker(pickedIcons, {
      onToggle: ({ name }, isPicked) =>
        announce(`${t(isPicked ? "selection.picked" : "selection.deselected", { name })} ${count()}`),
      onMany: () => announce(count()),
      onFull: () => notify({ type: "warning", text: t("selection.full", { limit: pickLimit }) }),
      onFailure: () => notify({ type: "danger", text: t("selection.failed") }),
    }),
  );
  const clearRef = useRef(clear);
  useEffect(() => {
    clearRef.current = clear;
  });
  useEffect(
    () => watchTiles({ picker, hasPicks: () => pickedIcons.list().length > 0, onClear: () => clearRef.current() }),
    [picker],
  );
  useEffect(() => watchMarquee({ onSweep: (...args) => picker.sweep(...args) }), [picker]);
  useEffect(() => {
    const marks = markTiles(pickedIcons.has, noteId);
    marks.update();
    const unsubscribe = pickedIcons.subscribe(marks.update);
    // A page that comes back as it was left has not seen what was picked since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && pickedIcons.recall();
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("pageshow", onPageShow);
      unsubscribe();
      marks.end();
    };
  }, [noteId]);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-selecting", isSelecting);
    return () => document.documentElement.removeAttribute("data-selecting");
  }, [isSelecting]);

  return (
    <>
      <span id={noteId} hidden>
        {t("selection.tile.isPicked")}
      </span>
      <TileCheck isPicked={pickedIcons.has} onToggle={picker.toggle} />
      <LiveRegion>{announcement}</LiveRegion>
      {(icons.length > 0 || isSelecting) && (
        <SelectionBar
          icons={icons}
          actions={actions}
          onRemove={(id) => pickedIcons.remove(new Set([id]))}
          onClear={clear}
          onBundle={(kind) => void openDialog(loadBundleDialog, () => setBundle(kind))}
          onSwap={() => void openDialog(loadSwapDialog, () => setIsSwapping(true))}
        />
      )}
      {bundle && (
        <Suspense>
          <BundleDialog kind={bundle} icons={icons} onClose={() => setBundle(undefined)} />
        </Suspense>
      )}
      {isSwapping && (
        <Suspense>
          <SwapDialog icons={icons} onReplace={replace} onClose={() => setIsSwapping(false)} />
        </Suspense>
      )}
    </>
  );
}
