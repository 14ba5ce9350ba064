import type { ErrorEvent } from "@sentry/core";
import { hideSecrets } from "../../core/text/hide-secrets.ts";

/** Leaves of an event what went wrong and where in the code, and nothing about whom it happened to. */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const {
    user: _user,
    breadcrumbs: _breadcrumbs,
    server_name: _name,
    modules: _modules,
    extra: _extra,
    ...rest
  } = event;
  return {
    ...rest,
    ...(rest.message !== undefined && { message: hideSecrets(rest.message) }),
    ...(rest.transaction !== undefined && { transaction: hideSecrets(rest.transaction) }),
    ...(rest.request && { request: describeRequest(rest.request) }),
    exception: {
      values: (rest.exception?.values ?? []).map(scrubException),
    },
  };
}

function describeRequest({ method, url }: NonNullable<ErrorEvent["request"]>): NonNullable<ErrorEvent["request"]> {
  return { ...(method !== undefined && { method }), ...(url !== undefined && { url: hideSecrets(url) }) };
}

type Exception = NonNullable<NonNullable<ErrorEvent["exception"]>["values"]>[number];

function scrubException({ value, stacktrace, ...rest }: Exception): Exception {
  const scrubbed: Exception = rest;
  if (value !== undefined) scrubbed.value = hideSecrets(value);
  // Variables may hold what somebody typed.
  if (stacktrace) scrubbed.stacktrace = { frames: (stacktrace.frames ?? []).map(({ vars: _vars, ...frame }) => frame) };
  return scrubbed;
}
