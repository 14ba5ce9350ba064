import type { FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { findPerson } from "../../core/people/viewer.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Captcha } from "../../platform/captcha/captcha.server.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import type { Analytics } from "../analytics/contract.ts";
import type { Attachments, Notices, Requester, RequestService } from "./contract.ts";
import { registerFileCalls } from "./calls/file-calls.server.ts";
import { registerNoticeCalls } from "./notices/notice-calls.server.ts";
import { registerOrderCalls } from "./calls/action-calls.server.ts";
import { registerRequestCalls } from "./calls/request-calls.server.ts";

export interface RequestCallDependencies {
  requests: RequestService;
  attachments: Attachments;
  notices: Notices;
  analytics: Pick<Analytics, "record">;
  captcha: Captcha;
  readNetwork: NetworkReader;
  readLocale: (request: FastifyRequest) => Locale;
}

/** What calls about requests ask of whoever makes them. */
export interface Gate {
  readRequester(request: FastifyRequest): Requester;
  /** A way to refuse who does something too often: each person, and each network. @throws AppError `limit_reached` */
  limit(rule: {
    name: string;
    person: number;
    network: number;
    windowMs: number;
  }): (request: FastifyRequest, times?: number) => Promise<void>;
}

/** Calls about requests for icons, and what people are told of them. */
export function registerRequestsApi(app: ApiScope, deps: RequestCallDependencies): void {
  const { analytics, readNetwork, readLocale } = deps;
  const gate: Gate = {
    readRequester: (request) => ({
      person: findPerson(request),
      locale: readLocale(request),
      note: (event) => analytics.record(event, request),
    }),
    limit({ name, person, network, windowMs }) {
      const ofPerson = createRateLimit({ name: `${name}-of-person`, most: person, windowMs });
      const ofNetwork = createRateLimit({ name, most: network, windowMs });
      return async (request, times = 1) => {
        const { id } = request.viewer.person ?? {};
        const within = await Promise.all([
          id === undefined || ofPerson(request, id, times),
          ofNetwork(request, readNetwork(request.raw), times),
        ]);
        if (!within.every(Boolean)) throw new AppError("limit_reached", "Too many requests. Try again later.");
      };
    },
  };
  registerRequestCalls(app, { ...deps, gate });
  registerOrderCalls(app, { ...deps, gate });
  registerFileCalls(app, { ...deps, gate });
  registerNoticeCalls(app, { ...deps, gate });
}
