import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../../core/errors.ts";
import { workFor, type WorkClient } from "../../workers/work-client.server.ts";
import type { NetworkReader } from "../network.server.ts";

/** Tells the pools of processes whom they work for: which network asks, and whether somebody still waits for the answer. */
export function registerClientTracking(app: FastifyInstance, readNetwork: NetworkReader): void {
  // Not before the body has been read: what that begins does not know the request.
  app.addHook("preValidation", (request, reply, done) => {
    workFor(describeClient(readNetwork(request.raw), reply), done);
  });
}

/** Most requests never ask a pool. */
function describeClient(network: string, { raw }: FastifyReply): WorkClient {
  let disconnected: AbortController | undefined;
  return {
    network,
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
