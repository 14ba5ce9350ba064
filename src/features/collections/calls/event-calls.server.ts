import { Readable } from "node:stream";
import { AppError } from "../../../core/errors.ts";
import type { ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { fileAnswer } from "../../../platform/http/answers/file-answer.server.ts";
import { collectionChangesPath, type CollectionEvent, type CollectionService } from "../contract.ts";
import { limitReached, signedOut } from "./public-shapes.server.ts";

/** A browser with many tabs needs one of them. */
const mostForOne = 8;
const mostForAll = 2_000;
const heartbeatMs = 25_000;
/** Then the browser asks again, and whoever has signed out meanwhile hears no more. */
const longestMs = 300_000;
/** Whoever reads so slowly asks again. */
const mostWaitingBytes = 65_536;

const newsStream = fileAnswer(
  ["text/event-stream"],
  "`news` events: `{ids}` of changed collections, or `{}` if anything may have changed, which is the first event.",
);

/** The call that tells what changes in the viewer's collections, for as long as it is open. */
export function registerNewsCalls(app: ApiScope, collections: Pick<CollectionService, "onChange">): void {
  const open = new Map<string, Set<Readable>>();
  let openCount = 0;
  const endAll = () => {
    for (const streams of open.values()) for (const stream of streams) stream.push(null);
  };
  app.draining.addEventListener("abort", endAll);
  app.addHook("preClose", async () => endAll());

  app.get(
    collectionChangesPath,
    {
      exposeHeadRoute: false,
      config: { keyScope: "collections:read" },
      schema: {
        operationId: "followCollections",
        tags: ["collections"],
        summary: "Stream changes to your collections",
        response: {
          200: newsStream,
          401: signedOut,
          429: limitReached,
        },
      },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      const own = open.get(id) ?? new Set();
      if (own.size >= mostForOne || openCount >= mostForAll)
        throw new AppError("limit_reached", "Too many open streams. Close one and try again.");
      const stream = new Readable({ read: () => undefined });
      const send = (text: string) => {
        if (stream.readableLength > mostWaitingBytes) stream.destroy();
        else stream.push(text);
      };
      const sendEvent = (events: CollectionEvent) => send(`event: news\ndata: ${JSON.stringify(events)}\n\n`);
      const stop = collections.onChange(id, sendEvent);
      const heartbeat = setInterval(() => send(":\n\n"), heartbeatMs);
      const end = setTimeout(() => stream.push(null), longestMs);
      open.set(id, own.add(stream));
      openCount++;
      stream.once("close", () => {
        stop();
        clearInterval(heartbeat);
        clearTimeout(end);
        own.delete(stream);
        openCount--;
        if (own.size === 0) open.delete(id);
      });
      sendEvent({});
      return reply
        .type("text/event-stream; charset=utf-8")
        .headers({ "cache-control": "no-store", "x-accel-buffering": "no" })
        .send(stream);
    },
  );
}
