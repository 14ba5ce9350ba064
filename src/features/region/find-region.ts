import { api } from "../../browser/api-client.ts";
import { regionCookie, regionPath, type RegionAnswer } from "./contract.ts";

/** The visitor's country in two capital letters; undefined where it cannot be known, which the console says. */
export async function findRegion(): Promise<string | undefined> {
  const kept = new RegExp(`(?:^|; )${regionCookie}=([A-Z]{2})(?:;|$)`).exec(document.cookie)?.[1];
  if (kept !== undefined) return kept;
  const found = await api.find<RegionAnswer>(regionPath);
  return found?.region ?? undefined;
}
