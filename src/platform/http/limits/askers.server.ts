import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../../core/errors.ts";
import { workFor, type Asker } from "../../workers/asker.server.ts";
import type { NetworkReader } from "../network.server.ts";

/** Tells the pools of processes whom they work for: which network asks, and whether somebody still waits for the answer. */
export function registerAskers(app: FastifyInstance, readNetwork: NetworkReader): void {
  // Not before the body has been read: what that begins does not know the request.
  app.addHook("preValidation", (request, reply, done) => {
    workFor(describeAsker(readNetwork(request.raw), reply), done);
  });
}

/** Most requests never ask a pool. */
function describeAsker(network: string, { raw }: FastifyReply): Asker {
  let leaving: AbortController | undefined;
  return {
    network,
    get signal() {
      if (!leaving) {
        const opened = new AbortController();
        const leave = () => {
          if (!raw.writableFinished) opened.abort(new AppError("unavailable", "The client has disconnected."));
        };
        leaving = opened;
        if (raw.destroyed) leave();
        else raw.once("close", leave);
      }
      return leaving.signal;
    },
  };
}
