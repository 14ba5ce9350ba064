import type { IncomingMessage, ServerResponse } from "node:http";

/** Ends requests whose body stops arriving. */
export interface StalledBodies {
  /** Called for each request, before anything else is done with it. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Ends those from which nothing has come for too long. Is called by itself; tests call it. */
  sweep(): void;
  close(): void;
}

interface Watched {
  response: ServerResponse;
  bytesRead: number;
  sinceMs: number;
}

const stalledMs = 30_000;
const sweepMs = 5_000;

/**
 * Whoever announces a body and does not send it would hold a connection for ever. After 30 seconds without a byte the
 * answer is 408, and the connection ends. A slow upload goes on for as long as something comes, and nobody is
 * ended for what this server has not read yet.
 *
 * @param options.now for tests; the clock otherwise, milliseconds that only grow
 */
export function createStalledBodies({ now = () => performance.now() }: { now?: () => number } = {}): StalledBodies {
  const watched = new Map<IncomingMessage, Watched>();
  const timer = setInterval(sweep, sweepMs).unref();

  function sweep(): void {
    for (const [request, state] of watched) {
      if (request.complete || request.destroyed) {
        watched.delete(request);
        continue;
      }
      const { bytesRead } = request.socket;
      // What lies here unread keeps the next from coming.
      if (bytesRead !== state.bytesRead || request.readableLength > 0) {
        watched.set(request, { ...state, bytesRead, sinceMs: now() });
      } else if (now() - state.sinceMs >= stalledMs) {
        watched.delete(request);
        end(request, state.response);
      }
    }
  }

  return {
    watch(request, response) {
      const { "content-length": length, "transfer-encoding": encoding } = request.headers;
      if (encoding === undefined && (length === undefined || Number(length) === 0)) return;
      watched.set(request, { response, bytesRead: request.socket.bytesRead, sinceMs: now() });
      request.once("close", () => watched.delete(request));
    },
    sweep,
    close: () => clearInterval(timer),
  };
}

/** Whoever reads the body hears of it as of any other fault of a body, and answers. */
function end(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (response.headersSent || request.listenerCount("error") === 0) {
    socket.destroy();
    return;
  }
  response.setHeader("connection", "close");
  response.once("finish", () => socket.destroySoon());
  request.emit("error", Object.assign(new Error("The request body stopped arriving."), { statusCode: 408 }));
}
