/** Why a search found an icon that is not named by its words. */
export const reason = {
  tag: "Tagged “{word}”",
  same: "“{word}” means the same as “{typed}”",
  related: "“{word}” goes with “{typed}”",
  beginning: "“{word}” starts with “{typed}”",
  translation: "“{typed}” means “{word}”",
  correction: "Showing “{word}” instead of “{typed}”",
} as const;
