import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { plainPageHeaders } from "../../../platform/http/render-plain-page.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { readToken } from "../../../platform/http/cookies/session-token.server.ts";
import { signInPagePath } from "../../accounts/contract.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";
import type { BillingService } from "../contract.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { renderArrivalPage } from "./render-arrival-page.server.ts";

const path = "/billing/appsumo";
const mostBytes = 8_192;
const arrivalCode = z.string().min(1).max(2_000);

/**
 * Where a shop sends people that have bought there. A link changes nothing: whoever follows one sees to which account the
 * license would go, and says so by a button. What the button sends is good in this sign-in only, so no other site can make
 * somebody take a license, such as one that its owner watches.
 */
export function registerArrivalCalls(
  app: ApiScope,
  { billing, readSite }: { billing: Pick<BillingService, "sellsElsewhere" | "welcome">; readSite: ReadSite },
): void {
  // Shops look whether anybody is there before they send people.
  app.get(
    path,
    { schema: { hide: true, querystring: z.object({ code: arrivalCode.optional() }) } },
    async (asked, reply) => {
      const { code } = asked.query;
      if (code === undefined) return reply.type("text/plain; charset=utf-8").send("Ok");
      if (!billing.sellsElsewhere("appsumo")) throw new AppError("not_found", "No shop is set up there.");
      void reply.header("cache-control", "no-store");
      const { person } = asked.viewer;
      if (!person) {
        const wanted = `${path}?${new URLSearchParams({ code })}`;
        return reply.redirect(`${signInPagePath}?${new URLSearchParams({ path: wanted })}`, 302);
      }
      const { locale } = readSite(asked);
      return sendPage(reply, {
        t: loadTranslator(locale, "billing"),
        locale,
        account: person.email ?? person.name,
        action: path,
        laterHref: billingPaths.account,
        fields: { code, state: sealArrival(asked, code) },
      });
    },
  );

  app.post(
    path,
    { bodyLimit: mostBytes, schema: { hide: true, body: z.object({ code: arrivalCode, state: z.string().max(100) }) } },
    async (asked, reply) => {
      const person = requirePerson(asked);
      const { code, state } = asked.body;
      if (!isSame(state, sealArrival(asked, code)))
        throw new AppError("not_allowed", "This form belongs to another sign-in. Open the link from the shop again.");
      await billing.welcome(person.id, "appsumo", code);
      return reply.header("cache-control", "no-store").redirect(billingPaths.account, 303);
    },
  );
}

function sendPage(reply: FastifyReply, page: Parameters<typeof renderArrivalPage>[0]): FastifyReply {
  const html = renderArrivalPage(page);
  return reply.headers({ ...plainPageHeaders(html), "x-robots-tag": "noindex" }).send(html);
}

/** What only this sign-in can have: its token is known to the browser and to nobody else. */
function sealArrival(request: FastifyRequest, code: string): string {
  return createHmac("sha256", readToken(request)?.token ?? "")
    .update(`arrival ${code}`)
    .digest("base64url");
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
