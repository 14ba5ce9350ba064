import type { Translation } from "../../source-messages.ts";

export const browse = {
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
} satisfies Translation<"browse">;
