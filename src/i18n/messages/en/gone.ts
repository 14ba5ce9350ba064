/** Why an icon was taken down, in the place of its page. */
export const gone = {
  license: "This icon was removed: its license doesn’t allow us to show it.",
  trademark: "This icon was removed: it shows a trademark.",
  author: "This icon was removed at its author’s request.",
  offensive: "This icon was removed: it was offensive.",
  broken: "This icon was removed: its drawing was broken.",
} as const;
