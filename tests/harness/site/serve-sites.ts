import type { TestProject } from "vitest/node";
import { journeysAtOnce } from "./journeys-at-once.ts";
import { startSiteProcess } from "./site-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served for the journeys, by the process that runs them. */
    siteUrls: string[];
  }
}

/** One site for each process of journeys, with the pages for makers: nobody meets people or data of another. */
export default async function serveSites(project: TestProject): Promise<() => Promise<unknown>> {
  const sites = await Promise.all(
    Array.from({ length: journeysAtOnce }, () => startSiteProcess({ TEST_PAGES: "true", REWARD_SECONDS: "2" })),
  );
  project.provide(
    "siteUrls",
    sites.map(({ url }) => url),
  );
  return () => Promise.all(sites.map(({ stop }) => stop()));
}
