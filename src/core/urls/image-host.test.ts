import { expect, it } from "vitest";
import { chooseImageHost } from "./image-host.ts";

const hosts = { free: "https://free.example", paid: "https://paid.example", freeSizePx: 100 };

it.each([
  ["png", 100, hosts.free],
  ["png", 101, hosts.paid],
  ["svg", 48, hosts.free],
  ["pdf", 512, hosts.paid],
  ["gif", 512, hosts.free],
  ["ico", 256, hosts.free],
] as const)("%s of %i px comes from %s", (format, sizePx, host) => {
  expect(chooseImageHost(format, sizePx, hosts)).toBe(host);
});
