import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "本页面也有简体中文版。",
  accept: "切换到中文",
  dismiss: "暂不切换",
} satisfies Translation<"offer">;
