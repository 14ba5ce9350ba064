/** The consent banner: asks whether activity may be stored. */
export const privacy = {
  question: "Allow analytics? Otherwise visits are only counted anonymously.",
  yes: "Allow",
  no: "Decline",
  "answered.yes": "You allowed analytics.",
  "answered.no": "You declined analytics.",
  refused: "Your browser asks sites not to track you, so nothing is stored or counted.",
  close: "Close",
} as const;
