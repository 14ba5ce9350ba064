import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

const token = "v9Zk3mQ0Jb7Lr2Xw8Tn5Yc1Hs6Df4Ga0Pe3Uo7Ki2Vx";

describe("the public text of an error", () => {
  it.each([
    [
      "GET https://icons.example/icons/set/home?ref=anna&q=1#x failed",
      "GET https://icons.example/icons/set/home failed",
    ],
    ["/icons/sign-in?code=abc&state=def", "/icons/sign-in"],
    [`no invitation ${token}`, "no invitation [token]"],
    [`/icons/join/${token}`, "/icons/join/[token]"],
    ["no person anna.b+news@mail.example.com here", "no person [address] here"],
    ["5f6c1c0e-8f6b-4b0e-9d5e-0a1b2c3d4e5f is gone", "[token] is gone"],
  ])("%s", (text, wanted) => {
    expect(hideSecrets(text)).toBe(wanted);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'length')",
    "at createCollectionService (src/features/collections/service.server.ts:120:11)",
    "/icons/set/shopping-cart--style-material-symbols-outlined-rounded",
    "What? No.",
  ])("preserves %s", (text) => {
    expect(hideSecrets(text)).toBe(text);
  });

  it("never contains a token or an email address, wherever they are", () => {
    const around = fc.string({
      unit: fc.constantFrom(" ", "/", "?", "#", "&", "=", ":", ";", ",", ".", "(", ")", "\n", "'"),
    });
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(hideSecrets(before + token + after)).not.toContain(token);
        expect(hideSecrets(`${before}anna@example.com${after}`)).not.toContain("anna@example");
      }),
    );
  });
});
