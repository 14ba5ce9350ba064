import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Getaggt mit „{word}“",
  same: "„{word}“ bedeutet dasselbe wie „{typed}“",
  related: "„{word}“ passt zu „{typed}“",
  beginning: "„{word}“ beginnt mit „{typed}“",
  translation: "„{typed}“ bedeutet „{word}“",
  correction: "Gefunden über „{word}“ statt „{typed}“",
} satisfies Translation<"reason">;
