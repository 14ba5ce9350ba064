import { lazy, Suspense, useMemo } from "react";
import { CollectPicked } from "../features/collections/add/collect-picked.tsx";
import Collecting from "../features/collections/add/collecting.tsx";
import { pickedIcons } from "../features/selection/picking/picked-icons.ts";
import Selection from "../features/selection/selection.tsx";
import { addWords } from "../i18n/add-words.ts";
import type { PackedMessages } from "../i18n/translator.ts";
import { TranslatorContext, useMessages } from "../i18n/use-messages.ts";

const MediaRows = lazy(() => import("../features/media/pages/media-rows.tsx"));

export interface PageToolsProps {
  isGuest: boolean;
  /** The page has icons to pick. */
  canPick: boolean;
  words: PackedMessages;
}

const nothingPicked = () => [];

/** What can be done with the icons of a page: pick them, and collect them. Below them is what there is beside icons. */
export default function PageTools({ isGuest, canPick, words }: PageToolsProps) {
  const known = useMessages();
  const t = useMemo(() => addWords(known, words), [known, words]);
  return (
    <TranslatorContext value={t}>
      {canPick && (
        <Suspense>
          <MediaRows />
        </Suspense>
      )}
      {canPick && (
        <Selection
          actions={<CollectPicked isGuest={isGuest} listPicked={pickedIcons.list} onDone={() => pickedIcons.clear()} />}
        />
      )}
      <Collecting
        isGuest={isGuest}
        listPicked={canPick ? pickedIcons.list : nothingPicked}
        deselect={(ids) => pickedIcons.remove(ids)}
      />
    </TranslatorContext>
  );
}
