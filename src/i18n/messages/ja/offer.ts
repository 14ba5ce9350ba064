import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "このページは日本語でもご覧いただけます。",
  accept: "日本語で見る",
  dismiss: "今はしない",
} satisfies Translation<"offer">;
