import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "来自 Iconarium",
  fromOthers: "广告",
  "pricing.title": "需要多大的图，就有多大",
  "pricing.text": "拥有许可后，每个图标都可导出至 1,600 px 的 PNG，也不再有推广内容。",
  "pricing.action": "查看方案",
  "requests.title": "缺少某个图标？",
  "requests.text": "告诉设计师你需要什么，也可以为别人的请求投票。",
  "requests.action": "请求图标",
  "developers.title": "给程序用的图标",
  "developers.text": "无需密钥，通过开放 API 搜索、改色和获取图标。",
  "developers.action": "阅读 API 文档",
  "collections.title": "把相关的图标放在一起",
  "collections.text": "收藏图标，一次改色，并打包为 ZIP、雪碧图或字体。",
  "collections.action": "我的收藏集",
  "picture.title": "以图搜图标",
  "picture.text": "一张截图或草图就够了：我们会找出相似的图标。",
  "picture.action": "选择图片",
} satisfies Translation<"ads">;
