import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "文件 {name} 必须是 SVG。",
  tooLarge: "文件 {name} 必须小于 100 KB。",
  noText: "文件 {name} 必须使用 UTF-8 或 UTF-16 编码。",
  malformed: "文件 {name} 已损坏。",
  entities: "文件 {name} 使用了实体，请另存为普通 SVG。",
  tooComplex: "文件 {name} 的元素过多，请简化图形。",
  endless: "文件 {name} 中有一部分引用了自身。",
  outOfRange: "文件 {name} 中的数值过大，无法绘制。",
  empty: "文件 {name} 中没有可绘制的内容。请将文字转为轮廓；不支持位图。",
  noSize: "文件 {name} 没有尺寸。请添加 viewBox，或宽度和高度。",
  notDrawable: "绘制文件 {name} 耗时过长。",
  collectionFull: "放不下 {name}：一个收藏集最多 {most, number} 个图标。",
  tooMany: "放不下 {name}：最多可上传 {most, number} 个图标。",
  leftOut: "{name} 中的文字和图片未保留。请将文字转为轮廓。",
} satisfies Translation<"uploads">;
