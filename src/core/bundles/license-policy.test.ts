import { expect, test } from "vitest";
import { licenseClasses } from "../icons/vocabulary.ts";
import { allowsLicense, licensePolicies } from "./license-policy.ts";

test.each([
  ["permissive", ["permissive", "public-domain"]],
  ["attribution", ["permissive", "attribution", "public-domain"]],
  ["all", [...licenseClasses]],
] as const)("%s takes icons under %j", (policy, allowed) => {
  expect(licenseClasses.filter((licenseClass) => allowsLicense(policy, licenseClass))).toEqual(allowed);
});

test("what a policy allows, the more generous ones allow as well", () => {
  for (const licenseClass of licenseClasses) {
    const verdicts = licensePolicies.map((policy) => Number(allowsLicense(policy, licenseClass)));
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
  }
});
