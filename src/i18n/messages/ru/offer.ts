import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Эта страница доступна и на русском языке.",
  accept: "Перейти на русский",
  dismiss: "Не сейчас",
} satisfies Translation<"offer">;
