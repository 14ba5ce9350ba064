import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "跳到正文",
  loading: "正在加载",

  "action.close": "关闭",
  "action.copy": "复制",
  "action.copied": "已复制",
  "action.dismiss": "关闭",

  "count.icons": "{count, plural, other {# 个图标}}",

  "nav.label": "主导航",
  "nav.menu": "菜单",
  "nav.styles": "风格",
  "nav.new": "最新",
  "nav.developers": "开发者",

  "search.label": "搜索图标",
  "search.placeholder": "搜索图标",
  "search.placeholderCount": "搜索 {count, number} 个图标",
  "search.submit": "搜索",
  "search.clear": "清除搜索",

  "language.label": "语言",

  "theme.label": "主题",
  "theme.light": "浅色",
  "theme.dark": "深色",
  "theme.system": "跟随系统",

  "footer.browse": "浏览",
  "footer.build": "开发",
  "footer.landing": "全部图标",
  "footer.styles": "风格",
  "footer.new": "最新图标",
  "footer.popular": "热门图标",
  "footer.developers": "API 与文档",
  "footer.openapi": "OpenAPI 文档",
  "footer.credit": "每个图标都属于它的作者，并保留各自的许可证，就标注在图标旁边。",

  "landing.metaTitle": "Iconarium – {count, number} 个开源图标，一次搜索",
  "landing.metaDescription":
    "搜索 {styles, number} 种风格的 {icons, number} 个开源图标。调整颜色和大小，复制或下载 SVG、PNG，无需注册。",
  "landing.title": "合适的图标，一搜就有",
  "landing.promise": "{styles, number} 种风格，{icons, number} 个开源图标，随意换色、复制和下载。",
  "landing.popular": "热门",
  "landing.styles": "探索风格",
  "landing.allStyles": "全部 {count, number} 种风格",
  "landing.new": "最新图标",
  "landing.allNew": "全部最新图标",
  "landing.categories": "按分类浏览",

  "styles.metaTitle": "图标风格 – Iconarium",
  "styles.metaDescription":
    "从极细线条到 3D，一页看遍 {count, number} 种图标风格，并排比较，找到最适合你产品的那一种。",
  "styles.title": "图标风格",
  "styles.summary": "{styles, plural, other {# 种风格}}，{icons, plural, other {# 个图标}}",
  "styles.summaryGrouped": "{families, plural, other {# 个系列}}，{icons, plural, other {# 个图标}}",
  "styles.sort": "排序方式",
  "styles.sort.popularity": "热门程度",
  "styles.sort.alphabet": "名称",
  "styles.sort.size": "数量",
  "styles.group": "按系列分组",
  "styles.animated": "动画",
  "styles.more": "显示更多风格",

  "new.metaTitle": "最新图标 – Iconarium",
  "new.metaTitleStyle": "{style} 最新图标 – Iconarium",
  "new.metaDescription": "来自所有风格的最新收录与重绘图标，按时间从新到旧排列。",
  "new.title": "最新图标",
  "new.summary": "来自所有风格，从新到旧。",
  "new.more": "显示更多图标",
  "new.previous": "更新的图标",
  "new.inStyle": "{style} 最新图标",

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
} satisfies Translation<"site">;
