import { z } from "zod";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import { AppError } from "../../../core/errors.ts";
import {
  answer,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import type { Gate, RequestCallDependencies } from "../api.server.ts";
import { noticesPagePath, noticesPath } from "../contract.ts";
import { limitReached, publicNotice, signedOut, uuid } from "../calls/request-shapes.server.ts";

const tags = ["requests"];

const unread = z.int().describe("Number of unread notifications.");

const unsubscribePath = `${noticesPath}/leave`;

const withToken = z.object({ token: z.string().max(200) });

/** Calls about what people are told. */
export function registerNoticeCalls(app: ApiScope, deps: RequestCallDependencies & { gate: Gate }): void {
  const parts = prepareNoticeCalls(deps);
  registerListNotices(app, parts);
  registerReadNotices(app, parts);
  registerChooseNoticeMail(app, parts);
  // Programs that know no better open it.
  app.get(unsubscribePath, { schema: { hide: true, querystring: withToken } }, async (asked, reply) =>
    reply.redirect(`${noticesPagePath}#${encodeURIComponent(asked.query.token)}`, 303),
  );
  registerUnsubscribe(app, parts);
}

/** What several of these calls share. */
function prepareNoticeCalls({ notices, gate }: RequestCallDependencies & { gate: Gate }) {
  const mayUnsubscribe = gate.limit({ name: "notices", person: 30, network: 120, windowMs: 60_000 });
  return { notices, gate, mayUnsubscribe };
}

type NoticeParts = ReturnType<typeof prepareNoticeCalls>;

function registerListNotices(app: ApiScope, { notices, gate }: NoticeParts): void {
  app.get(
    noticesPath,
    {
      schema: {
        operationId: "listNotices",
        tags,
        summary: "List your notifications",
        description: `Newest first, at most ${requestLimits.notices}.`,
        response: {
          200: answer({
            notices: z.array(publicNotice),
            unread,
            isMailed: z.boolean().describe("Whether email notifications are on."),
          }),
          401: signedOut,
        },
      },
    },
    async (asked) => ({ ...succeeded, ...(await notices.list(gate.readRequester(asked))) }),
  );
}

function registerReadNotices(app: ApiScope, { notices, gate }: NoticeParts): void {
  app.post(
    `${noticesPath}/read`,
    {
      schema: {
        operationId: "readNotices",
        tags,
        summary: "Mark notifications as read",
        body: z.strictObject({ ids: z.array(uuid).max(requestLimits.notices).optional().describe("Without it, all.") }),
        response: { 200: answer({ unread }), 400: invalidInput, 401: signedOut },
      },
    },
    async (asked) => ({ ...succeeded, ...(await notices.read(gate.readRequester(asked), asked.body.ids)) }),
  );
}

function registerChooseNoticeMail(app: ApiScope, { notices, gate }: NoticeParts): void {
  app.post(
    `${noticesPath}/mail`,
    {
      schema: {
        operationId: "chooseNoticeMail",
        tags,
        summary: "Turn email notifications on or off",
        body: z.strictObject({ isMailed: z.boolean() }),
        response: { 200: answer({}), 400: invalidInput, 401: signedOut },
      },
    },
    async (asked) => {
      await notices.setMailed(gate.readRequester(asked), asked.body.isMailed);
      return succeeded;
    },
  );
}

function registerUnsubscribe(app: ApiScope, { mayUnsubscribe, notices }: NoticeParts): void {
  app.post(
    unsubscribePath,
    {
      schema: {
        hide: true,
        querystring: withToken,
        response: { 200: answer({}), 400: invalidInput, 404: notFound, 429: limitReached },
      },
    },
    async (asked) => {
      await mayUnsubscribe(asked);
      if (!(await notices.unsubscribe(asked.query.token)))
        throw new AppError("not_found", "This link is incomplete. Copy the whole link from the email.");
      return succeeded;
    },
  );
}
