import { CollectPicked } from "./features/collections/collect-picked.tsx";
import Collecting from "./features/collections/collecting.tsx";
import { pickedIcons } from "./features/selection/picked-icons.ts";
import Selection from "./features/selection/selection.tsx";

export interface PageToolsProps {
  isGuest: boolean;
}

/** What can be done with the icons of a page: pick them, and collect them. */
export default function PageTools({ isGuest }: PageToolsProps) {
  return (
    <>
      <Selection
        actions={<CollectPicked isGuest={isGuest} listPicked={pickedIcons.list} onDone={() => pickedIcons.clear()} />}
      />
      <Collecting isGuest={isGuest} listPicked={pickedIcons.list} letGo={(ids) => pickedIcons.remove(ids)} />
    </>
  );
}
