import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import { track } from "../../../browser/track.ts";
import type { SiteEvent } from "../../analytics/contract.ts";
import type { CollectionChange } from "./collections-state.ts";

type ReportedChange = Omit<Extract<SiteEvent, { name: "collection_changed" }>, "name">;

/** Has it counted that somebody changed a collection. */
export function reportChange(change: CollectionChange): void {
  track({ name: "collection_changed", ...describeChange(change) });
}

/** The same of what is done by a call of its own. */
export function reportCreation(change: "created" | "copied" | "uploaded", icons: number): void {
  track({ name: "collection_changed", change, icons });
}

function describeChange(change: CollectionChange): ReportedChange {
  switch (change.kind) {
    case "create":
      return { change: "created", icons: change.icons.length };
    case "delete":
      return { change: "deleted" };
    case "add":
      return {
        change: change.icons.every(({ id }) => isOwnDrawing(id)) ? "uploaded" : "added",
        icons: change.icons.length,
      };
    case "remove":
      return { change: "removed", icons: change.iconIds.length };
    case "restore":
      return { change: "added", icons: change.runs.reduce((sum, { icons }) => sum + icons.length, 0) };
    case "move":
      return { change: "moved", icons: change.icons.length };
    default:
      return { change: "changed" };
  }
}
