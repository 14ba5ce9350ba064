import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "跳到正文",
  loading: "正在加载",

  "action.close": "关闭",
  "action.copy": "复制",
  "action.copied": "已复制",
  "action.dismiss": "关闭",
  "action.toTop": "回到顶部",

  "notifications.label": "通知",

  "count.icons": "{count, plural, other {# 个图标}}",

  "nav.label": "主导航",
  "nav.menu": "菜单",
  "nav.styles": "风格",
  "nav.new": "最新",
  "nav.developers": "开发者",
  "nav.requests": "需求",
  "nav.pricing": "价格",

  "search.label": "搜索图标",
  "search.placeholder": "搜索图标",
  "search.placeholderCount": "搜索 {count, number} 个图标",
  "search.submit": "搜索",
  "search.clear": "清除搜索",

  "suggest.label": "建议",
  "suggest.meaning": "按含义",
  "suggest.words": "搜索词",
  "suggest.icons": "图标",
  "suggest.styles": "风格",
  "suggest.categories": "分类",
  "suggest.authors": "作者",
  "suggest.history": "最近搜索",
  "suggest.forget": "从最近搜索中移除“{term}”",
  "suggest.forgetAll": "全部清除",
  "suggest.count": "{count, plural, =0 {没有建议} other {# 条建议}}",

  "language.label": "语言",

  "theme.label": "主题",
  "theme.light": "浅色",
  "theme.dark": "深色",
  "theme.system": "跟随系统",

  signIn: "登录",

  "footer.browse": "浏览",
  "footer.build": "开发",
  "footer.landing": "全部图标",
  "footer.styles": "风格",
  "footer.new": "最新图标",
  "footer.clipArt": "演示文稿插图",
  "footer.popular": "热门图标",
  "footer.newsletter": "订阅邮件",
  "footer.requests": "图标需求",
  "footer.developers": "API 与文档",
  "footer.openapi": "OpenAPI 文档",
  "footer.privacy": "隐私选择",
  "footer.credit": "每个图标都属于它的作者，并保留各自的许可证，就标注在图标旁边。",

  "notFound.title": "404",
  "notFound.metaTitle": "页面不存在 – Iconarium",
  "notFound.heading": "页面不存在：{path}",
  "notFound.1": "我们翻遍了每一个图层，画板上没有这个页面。",
  "notFound.2": "这个页面已经完全透明了。",
  "notFound.3": "有人把这个页面裁得太狠了。",
  "notFound.4": "连放大镜都空手而归。",
  "notFound.5": "这个页面吸附到了一个不存在的网格上。",
  "notFound.new": "最新图标",
  "notFound.popular": "热门图标",
  "notFound.styles": "或者从一种风格开始",

  "error.title": "出错了",
  "error.text": "是我们的问题，请稍后再试。",
  "error.retry": "重试",
  "nav.collections": "收藏集",
} satisfies Translation<"site">;
