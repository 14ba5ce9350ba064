import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Com a tag “{word}”",
  same: "“{word}” significa o mesmo que “{typed}”",
  related: "“{word}” combina com “{typed}”",
  beginning: "“{word}” começa com “{typed}”",
  translation: "“{typed}” significa “{word}”",
  correction: "Mostrando “{word}” em vez de “{typed}”",
} satisfies Translation<"reason">;
