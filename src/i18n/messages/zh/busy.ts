import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "访问人数过多",
  text: "暂时无法显示此页面，几秒后会自动重试。",
  retry: "立即重试",
} satisfies Translation<"busy">;
