import type { ApiFailure } from "./api-client.ts";

/** What a plan allows to take has been taken. */
export interface UsedUp {
  kind: "usedUp";
  /** When the plan gives anew; absent where it is not renewed. */
  renewsAt?: Date;
}

/** Whether a call was refused for that. */
export function readUsedUp({ metadata, retryAfterSeconds }: ApiFailure, now = Date.now()): UsedUp | undefined {
  if (!metadata?.["isUsedUp"]) return undefined;
  return {
    kind: "usedUp",
    ...(retryAfterSeconds !== undefined && { renewsAt: new Date(now + retryAfterSeconds * 1000) }),
  };
}
