import { parseAddress } from "../../core/urls/parse-address.ts";
import type { EventContext, VisitAnswer } from "./contract.ts";

const longestPath = 500;
const longestQuery = 1_000;
const longestWord = 80;
const utmParts = ["source", "medium", "campaign", "term", "content"] as const;

export interface PagePlace {
  origin: string;
  host: string;
  pathname: string;
  search: string;
}

/** The circumstances of what happens on a page: what the server knows of the visit, and what only the browser does. */
export function composeContext(
  known: VisitAnswer["known"],
  { place, referrer, timezone }: { place: PagePlace; referrer: string; timezone: string },
): EventContext {
  const parameters = new URLSearchParams(place.search);
  const utm: EventContext["utm"] = {};
  for (const part of utmParts) {
    const value = parameters.get(`utm_${part}`)?.slice(0, longestWord);
    if (value) utm[part] = value;
  }
  const path = hidePart(place).slice(0, longestPath);
  const query = pickParameters(place, parameters).slice(0, longestQuery);
  const from = URL.parse(referrer);
  return {
    ...known,
    url: place.origin + path + query,
    path,
    host: place.host,
    query,
    // Of another site, only which one it is.
    ...(from && from.origin !== place.origin && { referrer: from.origin }),
    timezone,
    utm,
  };
}

const isKnown = ({ pathname, search }: PagePlace) => parseAddress(pathname + search) !== undefined;

/** Addresses of pages that are for one person hold what only that person may know, such as an invitation. */
function hidePart(place: PagePlace): string {
  return isKnown(place) ? place.pathname : place.pathname.split("/").slice(0, 3).join("/");
}

function pickParameters(place: PagePlace, parameters: URLSearchParams): string {
  if (isKnown(place)) return place.search;
  const picked = [...parameters].filter(([name]) => name === "ref" || name.startsWith("utm_"));
  return picked.length === 0 ? "" : `?${new URLSearchParams(picked)}`;
}
