import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const root = fileURLToPath(new URL("../../../build/client", import.meta.url));
const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

/** Built files, compressed at build. Those under `assets/` carry their hash in the name and never change. */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes("/client/assets/");
      response.header(
        "cache-control",
        isHashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`,
      );
    },
  });
}
