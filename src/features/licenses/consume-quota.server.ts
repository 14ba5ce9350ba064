import { AppError } from "../../core/errors.ts";
import type { SessionCache } from "../accounts/contract.ts";
import type { Charge, Licences } from "./contract.ts";

export function createCharge({
  licences,
  viewers,
}: {
  licences: Pick<Licences, "spend" | "hasTaken">;
  viewers: Pick<SessionCache, "forget">;
}): Charge {
  return async ({ person, isPaid, paysByCall, paidDownloadIds }, ids, wanted = "icon") => {
    const byCall = !isPaid && paysByCall === true && wanted === "icon";
    if (!person || !(isPaid || byCall) || ids.length === 0) return;
    const resource = byCall ? "api-call-icon" : wanted;
    const wereTaken = async () =>
      resource === "icon" ? ids.every((id) => paidDownloadIds.has(id)) : licences.hasTaken(person.id, resource, ids);
    try {
      await licences.spend(person.id, resource, ids);
    } catch (error) {
      const isUsedUp = error instanceof AppError && error.code === "limit_reached";
      if (isUsedUp && (await wereTaken())) return;
      throw error;
    }
    if (resource === "icon" && ids.some((id) => !paidDownloadIds.has(id))) viewers.forget(person.id);
  };
}
