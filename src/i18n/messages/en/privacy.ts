/** By which visitors are asked whether it may be kept what they do. */
export const privacy = {
  question: "Allow analytics to help improve this site? If you decline, visits are only counted anonymously.",
  yes: "Allow",
  no: "Decline",
  "said.yes": "You allowed analytics.",
  "said.no": "You declined analytics.",
  refused: "Your browser asks sites not to track you, so nothing is stored or counted.",
  close: "Close",
} as const;
