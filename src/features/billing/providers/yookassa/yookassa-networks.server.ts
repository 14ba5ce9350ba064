import { BlockList, isIPv4, isIP } from "node:net";

/** Where YooKassa sends its notifications from, by its documentation. */
const networks = [
  ["185.71.76.0", 27],
  ["185.71.77.0", 27],
  ["77.75.153.0", 25],
  ["77.75.156.11", 32],
  ["77.75.156.35", 32],
  ["77.75.154.128", 25],
] as const;

const known = new BlockList();
for (const [address, bits] of networks) known.addSubnet(address, bits, "ipv4");

/** IPv6 addresses are told by their first 48 bits only: `2a02:5180:0`, of YooKassa's `2a02:5180::/32`. */
export const isYookassaNetwork = (network: string) =>
  isIPv4(network) ? known.check(network, "ipv4") : isIP(network) === 0 && network.startsWith("2a02:5180:");
