/** Shown outside of any page’s messages: plain text only. */
export const offer = {
  text: "This page is also available in English.",
  accept: "Switch to English",
  dismiss: "Not now",
} as const;
