import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "当前访客过多",
  text: "暂时无法显示此页面，几秒后会自动重新加载。",
  retry: "立即重试",
} satisfies Translation<"busy">;
