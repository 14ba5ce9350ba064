import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "合适的图标，一搜就有",
  "landing.t1": "{styles, plural, other {# 种风格}}，{icons, number} 个开源图标，可自定义、复制和下载。",
  "landing.mt": "Iconarium – {icons, number} 个开源图标，一次搜索",
  "landing.md":
    "搜索 {styles, plural, other {# 种风格}}的 {icons, number} 个开源图标。设置颜色和大小，复制或下载 SVG、PNG，无需账号。",

  "search.h1": "{term}图标",
  "search.t1": "设置颜色、大小和线条粗细，复制或下载 SVG。每个图标都注明作者和许可证。",
  "search.mt": "{term}图标 SVG 与 PNG 下载 – Iconarium",
  "search.md":
    "“{term}”的{count, plural, other { # 个开源图标}}。设置颜色、大小和线条粗细，复制 SVG 或下载 SVG 与 PNG。每个图标都注明许可证。",

  "searchInStyle.h1": "{style} 风格的{term}图标",
  "searchInStyle.t1": "同一种风格，搭配自然协调。设置颜色和大小，复制或下载。",
  "searchInStyle.mt": "{style} 风格的{term}图标 – Iconarium",
  "searchInStyle.md":
    "{style} 风格的“{term}”图标，共{count, plural, other { # 个}}。设置颜色和大小，复制 SVG 或下载 SVG 与 PNG。",

  "meaning.h1": "表示“{term}”的图标",
  "meaning.t1": "按含义找到，不限名称。设置颜色和大小，复制或下载 SVG。",
  "meaning.mt": "表示“{term}”的图标 – Iconarium",
  "meaning.md":
    "{count, plural, other {# 个}}表示“{term}”的图标，不限名称。设置颜色和大小，复制 SVG 或下载 SVG 与 PNG。",

  "popular.h1": "热门图标",
  "popular.t1": "每个界面都需要的图标，最知名的在前。",
  "popular.mt": "热门图标 SVG 与 PNG 下载 – Iconarium",
  "popular.md": "所有风格共{count, plural, other { # 个开源图标}}，最知名的在前。设置颜色和大小，复制或下载 SVG、PNG。",

  "style.h1": "{style} 图标",
  "style.t1": "由 {author} 绘制。设置颜色和大小，复制或下载 SVG。",
  "style.mt": "{style} 图标 SVG 与 PNG 下载 – Iconarium",
  "style.md":
    "{author} 绘制的{count, plural, other { # 个}} {style} 风格图标。设置颜色和大小，复制 SVG 或下载 SVG 与 PNG。",

  "family.h1": "{family} 图标",
  "family.t1": "由 {author} 绘制的图标系列，含{styles, plural, other { # 种风格}}。",
  "family.mt": "{family} 系列图标 SVG 与 PNG 下载 – Iconarium",
  "family.md":
    "{author} 的 {family} 系列：{styles, plural, other {# 种风格}}，{count, plural, other {# 个图标}}。设置颜色和大小，复制或下载 SVG、PNG。",

  "author.h1": "{author} 的图标",
  "author.t1": "{author} 的{styles, plural, other { # 种风格}}，每个图标都注明许可证。",
  "author.mt": "{author} 的图标 SVG 与 PNG 下载 – Iconarium",
  "author.md":
    "{author} 绘制的{count, plural, other { # 个图标}}，{styles, plural, other {# 种风格}}。设置颜色和大小，复制或下载 SVG、PNG。",

  "authorInStyle.h1": "{author} 的 {style} 图标",
  "authorInStyle.t1": "同一位作者，同一种风格，搭配自然协调。",
  "authorInStyle.mt": "{author} 的 {style} 图标 – Iconarium",
  "authorInStyle.md":
    "{author} 以 {style} 风格绘制的{count, plural, other { # 个图标}}。设置颜色和大小，复制或下载 SVG、PNG。",

  "authorPack.h1": "{author} 的 {style} 风格{category}图标",
  "authorPack.t1": "同一个主题，同一种风格，同一位作者，搭配自然协调。",
  "authorPack.mt": "{author} 的 {style} 风格{category}图标 – Iconarium",
  "authorPack.md":
    "{category}：{author} 以 {style} 风格绘制的{count, plural, other { # 个图标}}。设置颜色和大小，复制或下载 SVG、PNG。",

  "category.h1": "{category}图标",
  "category.t1": "同一个主题，多种风格。找到合适的风格，换色、复制或下载。",
  "category.mt": "{category}图标 SVG 与 PNG 下载 – Iconarium",
  "category.md":
    "{category}：多种风格的{count, plural, other { # 个开源图标}}。设置颜色和大小，复制 SVG 或下载 SVG 与 PNG。每个图标都注明许可证。",

  "categoryInStyle.h1": "{style} 风格的{category}图标",
  "categoryInStyle.t1": "同一个主题，同一种风格，搭配自然协调。",
  "categoryInStyle.mt": "{style} 风格的{category}图标 – Iconarium",
  "categoryInStyle.md":
    "{category}：{style} 风格的{count, plural, other { # 个图标}}。设置颜色和大小，复制 SVG 或下载 SVG 与 PNG。",

  "emoji.h1": "表情符号",
  "emoji.t1": "笑脸、手势、爱心等等，由不同作者各自绘制。",
  "emoji.mt": "表情符号 SVG 与 PNG 下载 – Iconarium",
  "emoji.md":
    "多种风格的{count, plural, other { # 个开源表情符号}}，从扁平到 3D。复制 SVG 或下载 SVG 与 PNG，每个都注明许可证。",

  "styles.h1": "图标风格",
  "styles.t1": "并排比较，找到最适合你产品的那一种。",
  "styles.mt": "图标风格 – Iconarium",
  "styles.md": "从极细线条到 3D，一页看遍{styles, plural, other { # 种图标风格}}，并排比较，找到最适合你产品的那一种。",

  "stylesAnimated.h1": "动态图标风格",
  "stylesAnimated.t1": "无需脚本即可播放动画的图标：纯 SVG。",
  "stylesAnimated.mt": "动态图标风格 SVG 下载 – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, other {# 种动态图标风格}}。纯 SVG 动画，可直接复制或下载。无需脚本，无需账号。",

  "stylesStatic.h1": "静态图标风格",
  "stylesStatic.t1": "没有动画的图标，从极细线条到 3D，可并排比较。",
  "stylesStatic.mt": "静态图标风格 SVG 与 PNG 下载 – Iconarium",
  "stylesStatic.md": "{styles, plural, other {# 种静态图标风格}}，从极细线条到 3D。并排比较，复制或下载 SVG、PNG。",

  "new.h1": "新图标",
  "new.t1": "所有风格的最新图标，由新到旧。",
  "new.mt": "新图标 SVG 与 PNG 下载 – Iconarium",
  "new.md": "所有风格的最新收录与重绘图标，由新到旧。设置颜色和大小，复制或下载 SVG、PNG。",

  "newInStyle.h1": "{style} 新图标",
  "newInStyle.t1": "此风格的最新图标，由新到旧。",
  "newInStyle.mt": "{style} 新图标 – Iconarium",
  "newInStyle.md": "{style} 风格的最新收录与重绘图标，由新到旧。设置颜色和大小，复制或下载 SVG、PNG。",

  "clipArt.h1": "演示文稿剪贴画",
  "clipArt.t1": "大幅多彩的图片，最后一排也能看清。复制一张，粘贴到幻灯片中。",
  "clipArt.mt": "演示文稿剪贴画 SVG 与 PNG 下载 – Iconarium",
  "clipArt.md": "用于幻灯片的开源剪贴画：人物、工作、金钱、创意等，风格协调。下载 SVG 或 PNG，每张都注明许可证。",

  "searchByImage.h1": "以图搜索",
  "searchByImage.t1": "上传标志、草图或截图，查找相似的图标。",
  "searchByImage.mt": "以图搜索图标 – Iconarium",
  "searchByImage.md": "查找与你的图片相似的开源图标：选择、拖入或粘贴文件，再复制或下载 SVG、PNG。",

  "icon.h1": "{name}",
  "icon.t1": "由 {author} 以 {style} 风格绘制。自定义后复制 SVG，或下载 SVG 与 PNG。",
  "icon.mt": "{name}图标，{style} – SVG 和 PNG – Iconarium",
  "icon.md": "{author} 绘制的 {style} 风格{name}图标。自定义后复制 SVG，或下载 SVG 与 PNG。许可证：{license}。",

  "requests.h1": "图标需求",
  "requests.t1": "缺少某个图标？提交需求，为其他需求投票，绘制完成后即可在这里获取。",
  "requests.mt": "图标需求 – Iconarium",
  "requests.md": "提交图标需求，为其他需求投票，看看绘制者正在画什么。完成的图标立即可以搜到。",

  "pricing.h1": "大尺寸图标，适合你的所有作品",
  "pricing.t1": "SVG 和代码对所有人免费。购买方案后，你或你的团队可获取大尺寸 PNG 文件。",
  "pricing.mt": "价格与方案 – Iconarium",
  "pricing.md": "所有图标的 SVG 和代码均免费。按月或按年付费的方案为个人或团队提供大尺寸 PNG 文件。一键即可取消。",

  "developers.h1": "HTTP API",
  "developers.t1":
    "本站的一切都可通过 HTTP 获取：搜索、图标、风格和图片。无需密钥，也无需账号。响应为 JSON，任何网页都可以调用 API。",
  "developers.mt": "HTTP API – Iconarium",
  "developers.md": "通过 HTTP 搜索开源图标，获取 SVG 或 PNG，无需密钥。每个调用都附有参数和实时示例。",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}、{name}",
  "narrowed.mt": "{title}：{filters} – Iconarium",
  "narrowed.md": "{title}（{filters}），共{count, plural, other { # 个}}。设置颜色和大小，复制 SVG 或下载 SVG 与 PNG。",
  "numbered.mt": "{title} – 第 {page, number} 页",
  "collections.h1": "收藏集",
  "collections.t1": "保存并整理项目所需的图标。",
  "collections.mt": "收藏集 – Iconarium",
  "collections.md": "收集项目图标，排序并自定义，通过链接分享，一次全部下载。无需账号。",
  "shared.h1": "与你分享的 {count, plural, other {# 个图标}}",
  "shared.t1": "图标包含在此链接中。保存后即可更改或排序。",
  "shared.mt": "{count, plural, other {# 个分享的图标}} – Iconarium",
  "shared.md": "{count, plural, other {# 个图标}}，可查看、自定义和下载。",
  "collection.h1": "{name}",
  "collection.t1": "{count, number} 个图标",
  "collection.mt": "{name} – 图标收藏集 – Iconarium",
  "collection.md": "{name}：{count, number} 个图标，可查看、自定义和下载。",
  "illustrations.h1": "插图",
  "illustrations.t1": "由开源图标组成的场景，每幅都注明作者和许可证。",
  "illustrations.mt": "免费插图 – Iconarium",
  "illustrations.md": "由开源图标组成的插图，提供 SVG、PNG 和 WebP，并注明作者和许可证。",
  "images.h1": "照片和图案",
  "images.t1": "用作页面背景：自动生成的图案，以及已接入来源的照片。",
  "images.mt": "照片和图案 – Iconarium",
  "images.md": "由形状和图标组成的图案，提供 SVG、PNG 和 WebP，可免费使用，并注明作者和许可证。",
  "picture.h1": "{name}",
  "picture.t1": "{kind}，作者：{author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}：{kind}，作者 {author}，附许可证，提供多种尺寸。",
} satisfies Translation<"seo">;
