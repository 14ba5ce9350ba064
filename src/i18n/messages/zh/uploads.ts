import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "文件 {name} 必须是 SVG。",
  tooLarge: "文件 {name} 必须小于 100\u00A0KB。",
  noText: "文件 {name} 必须使用 UTF-8 或 UTF-16 编码。",
  malformed: "文件 {name} 已损坏。",
  entities: "文件 {name} 使用了 XML 实体，请另存为普通 SVG。",
  tooComplex: "文件 {name} 过于复杂，请简化图形。",
  endless: "文件 {name} 包含对自身的引用。",
  outOfRange: "文件 {name} 包含过大的数值。",
  empty: "文件 {name} 中没有可绘制的内容。请将文字转为轮廓；不支持嵌入的图像。",
  noSize: "文件 {name} 没有尺寸。请添加 viewBox，或宽度和高度。",
  notDrawable: "渲染文件 {name} 耗时过长。",
  collectionFull: "未添加 {name}：一个收藏集最多容纳 {most, number} 个图标。",
  tooMany: "未添加 {name}：最多可上传 {most, number} 个图标。",
  leftOut: "已移除 {name} 中的文字和图片。请将文字转为轮廓。",
} satisfies Translation<"uploads">;
