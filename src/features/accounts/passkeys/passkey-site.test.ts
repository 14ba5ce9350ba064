import { expect, test } from "vitest";
import { findPasskeySite } from "./passkey-site.ts";

const hostOf = (origin: string, main: string) => findPasskeySite(origin, main)?.rpId;

test("one passkey covers all languages below one host, and each host where they share no domain", () => {
  const main = "https://icons.example";
  expect(hostOf(main, main)).toBe("icons.example");
  expect(hostOf("https://de.icons.example", main)).toBe("icons.example");
  expect(hostOf("https://icons.beispiel", main)).toBe("icons.beispiel");
  expect(hostOf("https://otheri­cons.example".replace("\u00AD", ""), main)).toBe("othericons.example");
});

test("on a local machine every host has its own passkeys, also without TLS", () => {
  const main = "http://localhost:3000";
  expect(hostOf(main, main)).toBe("localhost");
  expect(hostOf("http://de.localhost:3000", main)).toBe("de.localhost");
});

test("there are none where browsers don't support them", () => {
  for (const origin of ["http://icons.example", "https://192.168.0.1", "http://127.0.0.1:3000", "https://[::1]:3000"])
    expect(findPasskeySite(origin, origin)).toBeUndefined();
});
