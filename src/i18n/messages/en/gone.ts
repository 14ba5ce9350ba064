/** Why an icon was taken down, in the place of its page. */
export const gone = {
  licence: "This icon is gone: its licence does not allow us to show it.",
  trademark: "This icon is gone: it shows somebody’s trademark.",
  author: "This icon is gone: whoever drew it asked us to take it down.",
  offensive: "This icon is gone: it was hurtful to others.",
  broken: "This icon is gone: its drawing was broken.",
} as const;
