/** The frames that pages stand in: which header they have and how wide they are. */
export type PageLayout = "default" | "main-page" | "regular" | "request-icon" | "tools";

/** What a route module says about its page: `export const handle: PageHandle = { layout: "regular" }`. */
export interface PageHandle {
  layout: PageLayout;
}
