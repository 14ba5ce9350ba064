import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "此页面也提供简体中文版。",
  accept: "切换到中文",
  dismiss: "以后再说",
} satisfies Translation<"offer">;
