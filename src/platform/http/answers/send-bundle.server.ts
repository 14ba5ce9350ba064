import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { bundleHeaders } from "../../../core/bundles/bundle-calls.ts";
import { tellPackage } from "../limits/request-limit.server.ts";
import { attachment } from "./attachment.server.ts";

/** Sends a ZIP that is made while it is sent; whoever goes away ends the making. */
export function sendBundle(
  reply: FastifyReply,
  bundle: { stream: Readable; fileName: string; entries: number; leftOut: number; callsLeft?: number },
): FastifyReply {
  const { stream, fileName, entries, leftOut } = bundle;
  tellPackage(reply, bundle.callsLeft);
  if (reply.raw.destroyed) stream.destroy();
  reply.raw.once("close", () => stream.destroy());
  return reply
    .type("application/zip")
    .headers({
      "cache-control": "no-store",
      "content-disposition": attachment(fileName),
      [bundleHeaders.entries]: entries,
      [bundleHeaders.leftOut]: leftOut,
    })
    .send(stream);
}
