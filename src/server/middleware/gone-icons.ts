import type { FastifyInstance } from "fastify";
import type { Publishing } from "../../features/catalogue/publishing/contract.ts";

/** What is asked of one icon by its id: its files, the picture that previews of its page show, and what is told about it. */
const doors = [
  /^\/img\/(?<id>[0-9A-Za-z]{9})\.[a-z0-9]+(?:\?|$)/,
  /^\/img\?(?:.*&)?id=(?<id>[0-9A-Za-z]{9})(?:&|$)/,
  /^\/siteApi\/icons\/icon\?(?:.*&)?id=(?<id>[0-9A-Za-z]{9})(?:&|$)/,
  /^\/siteApi\/icons\/icon\/(?<id>[0-9A-Za-z]{9})\/variants(?:\?|$)/,
  /^\/og\/icon\/(?<id>[0-9A-Za-z]{9})(?:[/.]|$)/,
  /^\/api\/iconsets\/vector\/search\/id\?(?:.*&)?id=(?<id>[0-9A-Za-z]{9})(?:&|$)/,
];

/** Icons that were taken down are gone, not missing: whoever keeps copies may know. */
export function registerGoneIcons(app: FastifyInstance, publishing: Pick<Publishing, "findReason">): void {
  app.addHook("onRequest", async ({ url }, reply) => {
    const id = doors.map((door) => door.exec(url)?.groups?.["id"]).find((found) => found !== undefined);
    if (id === undefined || publishing.findReason(id) === undefined) return undefined;
    return reply
      .code(410)
      .header("cache-control", "no-store")
      .send({ success: false, code: "gone", message: `The icon ${id} was taken down.` });
  });
}
