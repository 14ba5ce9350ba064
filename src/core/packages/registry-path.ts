/** What a client of an npm registry asks for; `name` is that of a package without its scope. */
export type RegistryRequest =
  | { kind: "ping" | "whoami" | "search" }
  | { kind: "package" | "tags"; name: string }
  | { kind: "version"; name: string; version: string }
  | { kind: "tarball"; name: string; version: string };

const packageName = /^[a-z0-9][a-z0-9._-]{0,100}$/;
const fixedPaths: Readonly<Record<string, "ping" | "whoami" | "search">> = {
  "-/ping": "ping",
  "-/whoami": "whoami",
  "-/v1/search": "search",
};

/**
 * Reads a path below the registry, as it stands in the address: `/@icons%2flucide`, `/@icons/lucide/-/lucide-1.0.0.tgz`.
 * Undefined for all that no package of this scope has, so that those of other registries are never answered for.
 */
export function parseRegistryPath(path: string, scope: string): RegistryRequest | undefined {
  const parts = decode(path)?.split("/").slice(1);
  if (parts === undefined) return undefined;
  const fixed = parts.join("/");
  if (Object.hasOwn(fixedPaths, fixed)) return { kind: fixedPaths[fixed]! };
  if (parts[0] === "-" && parts[1] === "package") {
    const [, , asked, name = "", tags, ...rest] = parts;
    const isTags = asked === scope && packageName.test(name) && tags === "dist-tags" && rest.length === 0;
    return isTags ? { kind: "tags", name } : undefined;
  }
  const [asked, name = "", ...rest] = parts;
  return asked === scope && packageName.test(name) ? parsePart(name, rest) : undefined;
}

function parsePart(name: string, rest: readonly string[]): RegistryRequest | undefined {
  const [first, file = ""] = rest;
  if (rest.length === 0) return { kind: "package", name };
  if (rest.length === 1) return { kind: "version", name, version: first! };
  const isTarball = rest.length === 2 && first === "-" && file.startsWith(`${name}-`) && file.endsWith(".tgz");
  return isTarball ? { kind: "tarball", name, version: file.slice(name.length + 1, -".tgz".length) } : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
