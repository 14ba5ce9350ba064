import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Mot-clé\u00A0: «\u202F{word}\u202F»",
  same: "«\u202F{word}\u202F» a le même sens que «\u202F{typed}\u202F»",
  related: "«\u202F{word}\u202F» est proche de «\u202F{typed}\u202F»",
  beginning: "«\u202F{word}\u202F» commence par «\u202F{typed}\u202F»",
  translation: "«\u202F{typed}\u202F» signifie «\u202F{word}\u202F»",
  correction: "Trouvée avec «\u202F{word}\u202F» au lieu de «\u202F{typed}\u202F»",
} satisfies Translation<"reason">;
