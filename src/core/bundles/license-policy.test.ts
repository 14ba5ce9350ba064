import { expect, test } from "vitest";
import { licenseClasses } from "../icons/vocabulary.ts";
import { allowsLicense, licensePolicies } from "./license-policy.ts";

test.each([
  ["permissive", ["permissive", "public-domain"]],
  ["attribution", ["permissive", "attribution", "public-domain"]],
  ["all", [...licenseClasses]],
] as const)("%s allows icons under %j", (policy, allowed) => {
  expect(licenseClasses.filter((licenseClass) => allowsLicense(policy, licenseClass))).toEqual(allowed);
});

test("a more permissive policy allows everything that a stricter one does", () => {
  for (const licenseClass of licenseClasses) {
    const verdicts = licensePolicies.map((policy) => Number(allowsLicense(policy, licenseClass)));
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
  }
});
