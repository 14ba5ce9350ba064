/** Shown in place of a page while more is asked for than can be answered. */
export const busy = {
  title: "Too many visitors right now",
  text: "We cannot show this page at the moment. It tries again by itself in a few seconds.",
  retry: "Try again now",
} as const;
