import type { MetaDescriptor } from "react-router";

/** The head of a page that is for makers only. */
export const describeTestPage = (title: string): MetaDescriptor[] => [
  { title: `${title} – Iconarium` },
  { name: "robots", content: "noindex, nofollow" },
];
