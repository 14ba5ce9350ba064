import type { IncomingMessage } from "node:http";

/** Where visitors are, as far as a country goes. */
export interface Regions {
  /** The country that a request comes from: two capital letters of ISO 3166-1; undefined where nobody knows. */
  find(request: Pick<IncomingMessage, "headers" | "socket">): string | undefined;
}

export const regionPath = "/siteApi/region";

/** Keeps the region for scripts of pages, 30 days. */
export const regionCookie = "region";

export interface RegionAnswer {
  success: true;
  /** Null where nobody knows. */
  region: string | null;
  /** Whether it was read from a language instead of the address. */
  isGuess: boolean;
}

export const isRegion = (text: unknown): text is string => typeof text === "string" && /^[A-Z]{2}$/.test(text);

declare module "../../context.ts" {
  interface Services {
    regions: Regions;
  }
}
