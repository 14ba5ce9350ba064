import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Сейчас слишком много посетителей",
  text: "Сейчас мы не можем показать эту страницу. Она автоматически обновится через несколько секунд.",
  retry: "Попробовать сейчас",
} satisfies Translation<"busy">;
