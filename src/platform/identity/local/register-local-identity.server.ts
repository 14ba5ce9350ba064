import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { LocalIdentity } from "./local-identity.server.ts";

/** Hands everything below a path to the local identity provider, which reads requests by itself. */
export async function registerLocalIdentity(
  app: FastifyInstance,
  identity: LocalIdentity,
  path: string,
): Promise<void> {
  app.addHook("onListen", (done) => {
    const { address, port } = app.server.address() as AddressInfo;
    identity.openAt(`http://${address.includes(":") ? `[${address}]` : address}:${port}`);
    done();
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all(`${path}/*`, { schema: { hide: true } }, async (request, reply) => {
      reply.hijack();
      await identity.handle(request.raw, reply.raw).catch((error: unknown) => {
        request.log.error({ err: error, url: request.url }, "the local identity provider failed");
        reply.raw.destroy();
      });
    });
  });
}
