import { AppError } from "../../core/errors.ts";
import type { Viewers } from "../accounts/viewers.server.ts";
import type { Charge, Licences } from "./contract.ts";

export function createCharge({
  licences,
  viewers,
}: {
  licences: Pick<Licences, "spend">;
  viewers: Pick<Viewers, "forget">;
}): Charge {
  return async ({ person, isPaid, paidDownloadIds }, iconIds) => {
    if (!person || !isPaid || iconIds.length === 0) return;
    try {
      await licences.spend(person.id, "icon", iconIds);
    } catch (error) {
      const isUsedUp = error instanceof AppError && error.code === "limit_reached";
      if (isUsedUp && iconIds.every((id) => paidDownloadIds.has(id))) return;
      throw error;
    }
    if (iconIds.some((id) => !paidDownloadIds.has(id))) viewers.forget(person.id);
  };
}
