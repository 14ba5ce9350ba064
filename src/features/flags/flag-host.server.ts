import { helpers } from "@growthbook/growthbook";
import { flagsSchema } from "./flag-schema.ts";

/** A host that is slower than this is asked again. */
const patienceMs = 60_000;
const mostBytes = 5_000_000;

/** What the SDK fetches is looked at before it counts: a host that answers anything else has not answered. */
export function checkFlagHosts(): void {
  helpers.fetchFeaturesCall = async ({ host, clientKey, headers }) => {
    const response = await fetch(`${host}/api/features/${encodeURIComponent(clientKey)}`, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return response;
    const text = await response.text();
    if (text.length > mostBytes) throw new RangeError("the flags are too large");
    return Response.json(flagsSchema.parse(JSON.parse(text)));
  };
}
