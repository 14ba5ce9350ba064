/** Why a search found an icon that is not named by its words. */
export const reason = {
  tag: "Found by the tag “{word}”",
  same: "“{word}” means the same as “{typed}”",
  related: "“{word}” goes with “{typed}”",
  beginning: "“{word}” begins with “{typed}”",
  translation: "“{typed}” means “{word}”",
  correction: "Found as “{word}” instead of “{typed}”",
} as const;
