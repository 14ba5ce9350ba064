import { expect, test } from "vitest";
import { licenceClasses } from "../icons/vocabulary.ts";
import { allowsLicence, licencePolicies } from "./license-policy.ts";

test.each([
  ["permissive", ["permissive", "public-domain"]],
  ["attribution", ["permissive", "attribution", "public-domain"]],
  ["all", [...licenceClasses]],
] as const)("%s takes icons under %j", (policy, allowed) => {
  expect(licenceClasses.filter((licenceClass) => allowsLicence(policy, licenceClass))).toEqual(allowed);
});

test("what a policy allows, the more generous ones allow as well", () => {
  for (const licenceClass of licenceClasses) {
    const verdicts = licencePolicies.map((policy) => Number(allowsLicence(policy, licenceClass)));
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
  }
});
