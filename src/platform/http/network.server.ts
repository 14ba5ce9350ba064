import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";

type Incoming = Pick<IncomingMessage, "headers" | "socket">;

/** Tells where a request comes from: an IPv4 address, or the part of an IPv6 address that one customer has. */
export type NetworkReader = (request: Incoming) => string;

/** The address that a request comes from, and whether a known proxy passed it on. */
export type SourceReader = (request: Incoming) => { address: string; isFromProxy: boolean };

const groupsOfAddress = 8;
/** Of 16 bits each: 48 bits are the most that one customer usually has. */
const groupsOfNetwork = 3;

/** Tells networks in place of addresses: of what {@link createSourceReader} tells. */
export function createNetworkReader(proxies: readonly string[]): NetworkReader {
  const readSource = createSourceReader(proxies);
  return (request) => networkOf(readSource(request).address);
}

/**
 * @param proxies addresses (`10.0.0.1`) and networks (`10.0.0.0/8`) of proxies: what they say about where a request comes
 *   from (`X-Forwarded-For`) is believed, what anybody else says is not
 */
export function createSourceReader(proxies: readonly string[]): SourceReader {
  const believed = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) believed.addAddress(address, family);
    else believed.addSubnet(address, Number(bits), family);
  }
  const isBelieved = (address: string) => believed.check(address, isIPv4(address) ? "ipv4" : "ipv6");

  return ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress ?? "");
    let address = peer;
    const before = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",");
    for (const hop of before.map(plainAddress).toReversed()) {
      if (isIP(hop) === 0 || !isBelieved(address)) break;
      address = hop;
    }
    return { address, isFromProxy: isBelieved(peer) };
  };
}

/** Whether a text names an address or a network. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Without the zone of a local one, and as IPv4 where it is one inside an IPv6 one. */
export const plainAddress = (address: string) =>
  address
    .trim()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const between = Array.from({ length: Math.max(0, groupsOfAddress - head.length - tail.length) }, () => "0");
  const groups = [...head, ...between, ...tail].slice(0, groupsOfNetwork);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
