import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "Эта иконка удалена: её лицензия не позволяет нам её показывать.",
  trademark: "Эта иконка удалена: на ней изображён товарный знак.",
  author: "Эта иконка удалена по просьбе автора.",
  offensive: "Эта иконка удалена: она была оскорбительной.",
  broken: "Эта иконка удалена: рисунок был повреждён.",
} satisfies Translation<"gone">;
