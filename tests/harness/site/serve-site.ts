import type { TestProject } from "vitest/node";
import { startSiteProcess } from "./site-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served for the journeys. */
    siteUrl: string;
  }
}

/** One site for all journeys, with the pages for makers. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSiteProcess({ TEST_PAGES: "true", REWARD_SECONDS: "2" });
  project.provide("siteUrl", site.url);
  return site.stop;
}
