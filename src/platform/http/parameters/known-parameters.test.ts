import * as fc from "fast-check";
import { expect, it } from "vitest";
import { queryParameters } from "../../../core/urls/query-parameters.ts";
import { dropUnknownParameters } from "./known-parameters.server.ts";

const known = [...queryParameters.map(({ name }) => name), "term", "lang", "_routes", "index"];
const noise = fc.oneof(
  fc.constantFrom("utm_source=letter", "utm_campaign=a%20b", "gclid=x", "fbclid=", "ref", ""),
  fc.webQueryParameters().filter((text) => !known.includes(text.split(/[=&]/, 1)[0]!) && !text.includes("&")),
);
const page = fc.constantFrom("/icons", "/icons/set/home", "/icon/abc/home", "/icons/set/home.data", "/icons.data");

it("parameters that pages don't read make no difference", () => {
  fc.assert(
    fc.property(page, fc.shuffledSubarray(known), fc.array(noise, { minLength: 1 }), (path, names, extra) => {
      const pairs = names.map((name) => `${name}=1`);
      const clean = pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
      expect(dropUnknownParameters(`${path}?${[...extra, ...pairs].join("&")}`)).toBe(clean);
      expect(dropUnknownParameters(clean)).toBe(clean);
    }),
  );
});

it("calls, files and forms keep their parameters", () => {
  for (const href of ["/api/iconsets/v7/search?term=home&foo=1", "/view/results?of=%2Ficons&page=2", "/iconsets?a=1"])
    expect(dropUnknownParameters(href)).toBe(href);
  expect(dropUnknownParameters("/icons/set?term=home&utm_source=a")).toBe("/icons/set?term=home");
  expect(dropUnknownParameters("/icons/set/home.data?_routes=root")).toBe("/icons/set/home.data?_routes=root");
});
