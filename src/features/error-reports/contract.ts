export const reportKinds = ["error", "rejection", "render"] as const;

/** An error in a browser, without anything about whose browser it is. */
export interface ErrorReport {
  /** Thrown where nobody caught it, in a promise that nobody waited for, or while a page was rendered. */
  kind: (typeof reportKinds)[number];
  message: string;
  stack?: string;
  /** Path of the page, without its query. */
  path: string;
}

/** How Sentry tells builds apart, by the version that a build has for its pages. */
export const nameRelease = (version: string) => `iconarium@${version}`;

export const reportPath = "/api/errors";

/** Longer texts are cut before they are sent, and refused when they arrive. */
export const longestMessage = 500;
export const longestStack = 4000;
export const longestPath = 500;
