const campaign = /^utm_\w+=[\x21-\x7e]*$/i;
const isOwnPath = /^\/(?!\/)/;

/** Where a redirect leads, together with the `utm_*` parameters of the address that was asked for: it tells who sent somebody. */
export function preserveCampaign(location: string, asked: string): string {
  const start = asked.indexOf("?");
  if (start < 0 || !isOwnPath.test(location)) return location;
  const [path = "", ...fragment] = location.split("#");
  const known = path.includes("?") ? path.slice(path.indexOf("?") + 1).split("&") : [];
  const names = new Set(known.map(nameOf));
  const added = asked
    .slice(start + 1)
    .split("&")
    .filter((pair) => campaign.test(pair) && !names.has(nameOf(pair)));
  if (added.length === 0) return location;
  const url = path + (known.length > 0 ? "&" : "?") + added.join("&");
  return [url, ...fragment].join("#");
}

const nameOf = (pair: string) => pair.split("=", 1)[0]!.toLowerCase();
