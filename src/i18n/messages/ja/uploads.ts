import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "ファイル {name} は SVG である必要があります。",
  tooLarge: "ファイル {name} は 100 KB 未満にしてください。",
  noText: "ファイル {name} は UTF-8 または UTF-16 で保存してください。",
  malformed: "ファイル {name} は壊れています。",
  entities: "ファイル {name} は実体参照を使っています。標準の SVG で保存してください。",
  tooComplex: "ファイル {name} は要素が多すぎます。図形を簡略化してください。",
  endless: "ファイル {name} に自分自身を参照する部分があります。",
  outOfRange: "ファイル {name} の数値が大きすぎて描画できません。",
  empty: "ファイル {name} に描画できるものがありません。文字はアウトライン化してください。画像は使えません。",
  noSize: "ファイル {name} にサイズがありません。viewBox、または幅と高さを指定してください。",
  notDrawable: "ファイル {name} は描画に時間がかかりすぎます。",
  collectionFull: "{name} を追加できません。1 つのコレクションに入るアイコンは {most, number} 個までです。",
  tooMany: "{name} を追加できません。アップロードできるアイコンは {most, number} 個までです。",
  leftOut: "{name} の文字と画像は取り込まれませんでした。文字はアウトライン化してください。",
} satisfies Translation<"uploads">;
