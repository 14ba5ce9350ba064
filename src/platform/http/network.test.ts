import type { Socket } from "node:net";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createNetworkReader, isNetwork } from "./network.server.ts";

function read(remoteAddress: string, forwarded?: string, proxies: string[] = []): string {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return createNetworkReader(proxies)({ headers, socket: { remoteAddress } as Socket });
}

describe("the network of a request", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:12:3456::1", "2001:db8:12"],
    ["2001:0DB8:0012:ffff:1:2:3:4", "2001:db8:12"],
    ["2001:db8::1", "2001:db8:0"],
    ["fe80::1%eth0", "fe80:0:0"],
    ["::1", "0:0:0"],
  ])("of %s is %s", (address, network) => {
    expect(read(address)).toBe(network);
  });

  it("isn't taken from an untrusted header", () => {
    expect(read("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
    expect(read("203.0.113.7", "198.51.100.1", ["10.0.0.0/8"])).toBe("203.0.113.7");
  });

  it("comes from trusted proxies, up to the first untrusted one", () => {
    const proxies = ["10.0.0.0/8", "::1"];
    expect(read("10.1.2.3", "198.51.100.1", proxies)).toBe("198.51.100.1");
    expect(read("::1", "1.1.1.1, 198.51.100.1, 10.9.9.9", proxies)).toBe("198.51.100.1");
    expect(read("10.1.2.3", "198.51.100.1, nonsense", proxies)).toBe("10.1.2.3");
    expect(read("10.1.2.3", undefined, proxies)).toBe("10.1.2.3");
  });

  it("is determined without an error for any header", () => {
    const text = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(text, fc.array(text), (address, forwarded) => {
        expect(typeof read(address, forwarded.join(","), ["0.0.0.0/0", "::/0"])).toBe("string");
      }),
    );
  });
});

it("IP addresses and networks are distinguished from other texts", () => {
  for (const text of ["10.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"])
    expect([text, isNetwork(text)]).toEqual([text, true]);
  for (const text of ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "::/129", "10.0.0.0/8/8", "10.0.0.0/-1"])
    expect([text, isNetwork(text)]).toEqual([text, false]);
});
