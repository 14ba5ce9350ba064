/** By which visitors are asked whether it may be kept what they do. */
export const privacy = {
  question:
    "May we keep how you use this site, to make it better? Only we see it. Without your yes we just count, and know nothing about you.",
  yes: "Yes",
  no: "No",
  "said.yes": "You said yes.",
  "said.no": "You said no.",
  refused: "Your browser asks sites not to follow you. We do as it says: nothing is kept or counted.",
  close: "Close",
} as const;
