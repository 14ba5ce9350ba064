import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "为 Iconify 编写的程序只需更改主机即可使用本站。",
  "iconify.complete": "它们可以获取每个图标集的所有图标，包括其他尺寸和旧名称，搜索支持十种语言。",
  "iconify.component": "使用 Web 组件或其他 Iconify 组件",
  "iconify.data": "获取多个图标的数据",
  "iconify.sheet": "或获取样式表",
  "iconify.unplugin": "用 unplugin-icons 在构建时内联图标",
  "iconify.tailwind": "以 Tailwind CSS 类名使用图标",
} satisfies Translation<"integrations">;
