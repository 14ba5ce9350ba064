import type { FastifyRequest } from "fastify";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import type { Gate, RequestCallDependencies } from "../api.server.ts";
import { requestsPath, type RequestOrder } from "../contract.ts";
import { readRequestId, requestParams } from "./request-id.server.ts";
import {
  assignment,
  conflict,
  limitReached,
  merger,
  notAllowed,
  refusal,
  requestDetails,
  resolution,
  signedOut,
} from "./request-shapes.server.ts";

type Action = RequestOrder["action"];

const minuteMs = 60_000;
const largestResolution = 2 * requestLimits.attachmentBytes;

const pathOf = (action: Action) => `${requestsPath}/:id/${action}`;

/** Calls that take no more than an address. */
const bareOrders = [
  {
    action: "vote",
    operationId: "voteForRequest",
    summary: "Vote for a request",
    description: "Repeating the call has no effect.",
  },
  {
    action: "unvote",
    operationId: "unvoteRequest",
    summary: "Remove your vote",
    description: "Repeating the call has no effect.",
  },
  {
    action: "takeToWork",
    operationId: "takeRequestToWork",
    summary: "Start work on a request",
    description: "For the assigned maker.",
  },
  { action: "hide", operationId: "hideRequest", summary: "Hide a request", description: "For admins." },
  { action: "unhide", operationId: "unhideRequest", summary: "Show a hidden request", description: "For admins." },
] as const;

const done = answer({ request: requestDetails });

const atAnyTime = { 401: signedOut, 403: notAllowed, 404: notFound, 429: limitReached };

const common = { tags: ["requests"], params: requestParams };

const failures = { ...atAnyTime, 409: conflict };

/** Calls that do something with a request. */
export function registerOrderCalls(app: ApiScope, deps: RequestCallDependencies & { gate: Gate }): void {
  const parts = prepareOrderCalls(deps);
  registerBareActions(app, parts);
  registerAssignMaker(app, parts);
  registerResolveRequest(app, parts);
  registerDeclineRequest(app, parts);
  registerMergeRequest(app, parts);
  registerReportRequest(app, parts);
}

/** What several of these calls share. */
function prepareOrderCalls({ requests, gate }: RequestCallDependencies & { gate: Gate }) {
  const mayAct = gate.limit({ name: "request-actions", person: 120, network: 600, windowMs: minuteMs });
  const mayReport = gate.limit({ name: "request-reports", person: 10, network: 40, windowMs: 60 * minuteMs });
  async function act(asked: FastifyRequest<{ Params: { id: string } }>, order: RequestOrder) {
    requirePerson(asked);
    await mayAct(asked);
    const id = readRequestId(asked.params.id);
    return { ...succeeded, request: await requests.act(gate.readRequester(asked), id, order) };
  }
  return { act, mayReport };
}

type OrderParts = ReturnType<typeof prepareOrderCalls>;

function registerBareActions(app: ApiScope, { act }: OrderParts): void {
  for (const { action, operationId, summary, description } of bareOrders) {
    const response = { 200: done, ...(action === "hide" || action === "unhide" ? atAnyTime : failures) };
    app.post(pathOf(action), { schema: { ...common, operationId, summary, description, response } }, (asked) =>
      act(asked, { action }),
    );
  }
}

function registerAssignMaker(app: ApiScope, { act }: OrderParts): void {
  app.post(
    pathOf("assignMaker"),
    {
      schema: {
        ...common,
        operationId: "assignMaker",
        summary: "Assign a request to a maker",
        description: "Makers can assign new requests to themselves. Admins can assign and reassign any request.",
        body: assignment,
        response: { 200: done, 400: invalidInput, ...failures },
      },
    },
    (asked) => act(asked, { action: "assignMaker", makerId: asked.body.makerId }),
  );
}

function registerResolveRequest(app: ApiScope, { act }: OrderParts): void {
  app.post(
    pathOf("resolve"),
    {
      bodyLimit: largestResolution,
      schema: {
        ...common,
        operationId: "resolveRequest",
        summary: "Resolve a request with icons",
        description:
          "Publishes all icons or none. They are in the catalogue when the call returns. Voters are notified.",
        body: resolution,
        response: {
          200: done,
          400: invalidInput,
          ...failures,
          413: failure.describe("The icons are too large."),
          415: failure.describe("An icon was rejected."),
        },
      },
    },
    (asked) => act(asked, { action: "resolve", resolvedItems: asked.body.resolvedItems }),
  );
}

function registerDeclineRequest(app: ApiScope, { act }: OrderParts): void {
  app.post(
    pathOf("decline"),
    {
      schema: {
        ...common,
        operationId: "declineRequest",
        summary: "Decline a request",
        body: refusal,
        response: { 200: done, 400: invalidInput, ...failures },
      },
    },
    (asked) => act(asked, { action: "decline", reason: asked.body.reason }),
  );
}

function registerMergeRequest(app: ApiScope, { act }: OrderParts): void {
  app.post(
    pathOf("merge"),
    {
      schema: {
        ...common,
        operationId: "mergeRequest",
        summary: "Merge a duplicate request",
        description: "Its votes are moved to the other request.",
        body: merger,
        response: { 200: done, 400: invalidInput, ...failures },
      },
    },
    (asked) => act(asked, { action: "merge", duplicateOf: asked.body.duplicateOf }),
  );
}

function registerReportRequest(app: ApiScope, { mayReport, act }: OrderParts): void {
  app.post(
    pathOf("report"),
    {
      schema: {
        ...common,
        operationId: "reportRequest",
        summary: "Report a request to admins",
        body: refusal,
        response: { 200: done, 400: invalidInput, ...atAnyTime },
      },
    },
    async (asked) => {
      requirePerson(asked);
      await mayReport(asked);
      return act(asked, { action: "report", reason: asked.body.reason });
    },
  );
}
