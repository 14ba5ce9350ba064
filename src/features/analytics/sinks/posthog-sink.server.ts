import { AppError } from "../../../core/errors.ts";
import type { EventSink, StoredEvent } from "../contract.ts";

const timeoutMs = 5_000;

/** Names that PostHog itself has for what is told, so that its own reports understand it. */
const namesThere: Partial<Record<StoredEvent["event"]["name"], string>> = { page_view: "$pageview" };

/**
 * Passes events on to PostHog, or to whatever understands its `POST /batch/`. Browsers never speak to it, so nothing on a page
 * waits for it, and its key stays here.
 */
export function createPosthogSink({ host, key }: { host: string; key: string }): EventSink<StoredEvent> {
  return {
    name: "posthog",
    async send(batch) {
      const answer = await fetch(new URL("/batch/", host), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ api_key: key, historical_migration: false, batch: batch.map(renderEvent) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new AppError("unavailable", `PostHog answered ${answer.status}`);
    },
  };
}

function renderEvent({ id, at, event, visitorId, personId, referralCode, context }: StoredEvent): object {
  const { name, ...details } = event;
  const {
    url,
    host,
    path,
    referrer,
    browser,
    os,
    deviceType,
    timezone,
    locale,
    utm = {},
    groups = [],
    ...rest
  } = context;
  return {
    uuid: id,
    event: namesThere[name] ?? name,
    timestamp: at,
    properties: {
      distinct_id: personId ?? visitorId ?? id,
      $insert_id: id,
      // Who is a guest has no profile there.
      ...(personId === undefined && { $process_person_profile: false }),
      $current_url: url,
      $host: host,
      $pathname: path,
      $referrer: referrer,
      $browser: browser,
      $os: os,
      $device_type: deviceType,
      $timezone: timezone,
      $geoip_disable: true,
      ...Object.fromEntries(Object.entries(utm).map(([part, value]) => [`utm_${part}`, value])),
      ...Object.fromEntries(groups.map(({ experiment, group }) => [`$feature/${experiment}`, group])),
      locale,
      referralCode,
      ...rest,
      ...details,
    },
  };
}
