import type { IncomingMessage } from "node:http";
import { AppError } from "../../../core/errors.ts";
import type { ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import type { EventInbox } from "./event-inbox.server.ts";
import type { ProviderRegistry } from "../providers/provider-registry.server.ts";
import type { Reconciliation } from "./reconciliation.server.ts";

export interface WebhookDependencies {
  providers: ProviderRegistry;
  inbox: Pick<EventInbox, "receive">;
  reconciliation: Pick<Reconciliation, "hurry">;
  readNetwork: (request: IncomingMessage) => string;
}

const mostBytes = 1_048_576;

/** Where payment providers tell what has changed. What they told is kept before they are answered. */
export function registerWebhookCall(app: ApiScope, deps: WebhookDependencies): void {
  const { providers, inbox, reconciliation, readNetwork } = deps;
  void app.register((scope, _options, done) => {
    // Signatures are made over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      "/billing/webhooks/:provider",
      { bodyLimit: mostBytes, schema: { hide: true } },
      async (request, reply) => {
        const provider = providers.all.find(({ code }) => code === request.params.provider);
        if (!provider) throw new AppError("not_found", "This payment provider isn’t set up.");
        const webhook = {
          headers: request.headers,
          rawBody: request.body ?? Buffer.alloc(0),
          network: readNetwork(request.raw),
        };
        const events = await provider.readWebhook(webhook);
        await inbox.receive(provider.code, events);
        reconciliation.hurry();
        void reply.header("cache-control", "no-store");
        return provider.serializeWebhookAnswer?.(events, webhook) ?? { success: true };
      },
    );
    done();
  });
}
