import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../../core/errors.ts";
import { workFor, type WorkClient } from "../../workers/work-client.server.ts";
import { traceOf } from "../../trace/trace.server.ts";
import type { NetworkReader } from "../network.server.ts";

/** Tells whom work is done for: which network asks, whether somebody still waits for the answer, and of which trace it is. */
export function registerClientTracking(app: FastifyInstance, readNetwork: NetworkReader): void {
  // Not before the body has been read: what that begins does not know the request.
  app.addHook("preValidation", (request, reply, done) => {
    workFor(describeClient(request.raw, readNetwork, reply), done);
  });
}

/** Most requests never ask a pool. */
function describeClient(request: IncomingMessage, readNetwork: NetworkReader, { raw }: FastifyReply): WorkClient {
  let disconnected: AbortController | undefined;
  return {
    network: readNetwork(request),
    trace: traceOf(request),
    get signal() {
      if (!disconnected) {
        const opened = new AbortController();
        const onClose = () => {
          if (!raw.writableFinished) opened.abort(new AppError("unavailable", "The client has disconnected."));
        };
        disconnected = opened;
        if (raw.destroyed) onClose();
        else raw.once("close", onClose);
      }
      return disconnected.signal;
    },
  };
}
