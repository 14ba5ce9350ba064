import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "{name}はSVGファイルである必要があります。",
  tooLarge: "{name}は100\u00A0KB未満である必要があります。",
  noText: "{name}の文字コードはUTF-8またはUTF-16である必要があります。",
  malformed: "{name}は破損しています。",
  entities: "{name}はXMLエンティティを使用しています。プレーンなSVGとして保存してください。",
  tooComplex: "{name}は複雑すぎます。図形を簡略化してください。",
  endless: "{name}には自分自身への参照が含まれています。",
  outOfRange: "{name}には大きすぎる数値が含まれています。",
  empty:
    "{name}には描画できるものがありません。テキストはアウトライン化してください。埋め込み画像には対応していません。",
  noSize: "{name}にはサイズがありません。viewBox、または幅と高さを指定してください。",
  notDrawable: "{name}の描画に時間がかかりすぎます。",
  collectionFull: "{name}を追加できませんでした。1つのコレクションに追加できるアイコンは{most, number}個までです。",
  tooMany: "{name}を追加できませんでした。アップロードできるアイコンは{most, number}個までです。",
  leftOut: "{name}からテキストと画像が削除されました。テキストはアウトライン化してください。",
} satisfies Translation<"uploads">;
