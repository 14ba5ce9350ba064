import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Encontrado pela tag “{word}”",
  same: "“{word}” significa o mesmo que “{typed}”",
  related: "“{word}” tem relação com “{typed}”",
  beginning: "“{word}” começa com “{typed}”",
  translation: "“{typed}” significa “{word}”",
  correction: "Encontrado por “{word}” em vez de “{typed}”",
} satisfies Translation<"reason">;
