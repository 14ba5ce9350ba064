import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "来自 Iconarium",
  fromOthers: "广告",
  "pricing.title": "图片需要多大就有多大",
  "pricing.text": "购买方案后，每个图标都可下载最大 1,600\u00A0px 的 PNG，且没有广告。",
  "pricing.action": "查看方案",
  "requests.title": "缺少某个图标？",
  "requests.text": "告诉图标绘制者你需要什么，也可以为其他需求投票。",
  "requests.action": "提交图标需求",
  "developers.title": "为你的应用提供图标",
  "developers.text": "通过开放 API 搜索、自定义和下载图标，无需密钥。",
  "developers.action": "阅读 API 文档",
  "collections.title": "整理你的图标",
  "collections.text": "收集图标，统一自定义，并下载为 ZIP、雪碧图或字体。",
  "collections.action": "你的收藏集",
  "picture.title": "以图搜索",
  "picture.text": "用截图或草图查找相似的图标。",
  "picture.action": "选择图片",
} satisfies Translation<"ads">;
