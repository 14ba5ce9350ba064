import type { FastifyInstance } from "fastify";
import type { Publishing } from "../../features/catalogue/publishing/contract.ts";

/** The files of one icon by its id. */
const fileOfIcon = /^\/img\/([0-9A-Za-z]{9})\.[a-z0-9]+(?:\?|$)/;

/** Files of icons that were taken down are gone, not missing: whoever keeps copies may know. */
export function registerGoneIcons(app: FastifyInstance, publishing: Pick<Publishing, "findReason">): void {
  app.addHook("onRequest", async ({ url }, reply) => {
    const id = fileOfIcon.exec(url)?.[1];
    if (id === undefined || publishing.findReason(id) === undefined) return undefined;
    return reply
      .code(410)
      .header("cache-control", "no-store")
      .send({ success: false, code: "gone", message: `The icon ${id} was taken down.` });
  });
}
