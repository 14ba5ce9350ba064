/** Shown in place of a page while more is asked for than can be answered. */
export const busy = {
  title: "Too many visitors right now",
  text: "We can’t show this page right now. It reloads automatically in a few seconds.",
  retry: "Try again now",
} as const;
