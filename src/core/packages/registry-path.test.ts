import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTarballPath } from "./package-manifest.ts";
import { parseRegistryPath } from "./registry-path.ts";

const scope = "@icons";
const name = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,20}$/);
const version = fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/);

test("a package is asked for by its name, with the slash as clients write it", () => {
  fc.assert(
    fc.property(name, version, (package_, number) => {
      for (const slash of ["/", "%2f", "%2F"]) {
        const path = `/${scope}${slash}${package_}`;
        expect(parseRegistryPath(path, scope)).toEqual({ kind: "package", name: package_ });
        expect(parseRegistryPath(`${path}/${number}`, scope)).toEqual({
          kind: "version",
          name: package_,
          version: number,
        });
        expect(parseRegistryPath(`/-/package/${scope}${slash}${package_}/dist-tags`, scope)).toEqual({
          kind: "tags",
          name: package_,
        });
      }
    }),
  );
});

test("where a tarball is leads to it", () => {
  fc.assert(
    fc.property(name, version, (package_, number) => {
      const path = formatTarballPath({ name: `${scope}/${package_}`, version: number });
      expect(parseRegistryPath(path, scope)).toEqual({ kind: "tarball", name: package_, version: number });
    }),
  );
});

test("nothing is answered for other scopes, and no path is a failure", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.oneof(name, fc.string({ maxLength: 5 })), { maxLength: 5 }).map((parts) => `/${parts.join("/")}`),
        name.map((other) => `/${other}`),
      ),
      (path) => {
        const asked = parseRegistryPath(path, scope);
        if (asked !== undefined && "name" in asked) expect(decodeURIComponent(path)).toContain(`${scope}/`);
      },
    ),
  );
  for (const path of ["/react", "/@iconify%2ftypes", "/@icons", "/@icons/", "/@icons2/lucide", "/%", "/-/all"]) {
    expect(parseRegistryPath(path, scope)).toBeUndefined();
  }
});
