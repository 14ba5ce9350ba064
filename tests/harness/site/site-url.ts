import { inject } from "vitest";

/** Where the site of this process is served. */
export const siteUrl = (): string => inject("siteUrls")[Number(process.env["VITEST_POOL_ID"]) - 1]!;
