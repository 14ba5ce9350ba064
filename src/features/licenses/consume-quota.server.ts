import { AppError } from "../../core/errors.ts";
import type { Charge, Licenses } from "./contract.ts";

export function createCharge({ licenses }: { licenses: Pick<Licenses, "spend" | "listPurchased"> }): Charge {
  return async ({ person, isPaid, paysByCall }, ids, wanted = "icon") => {
    const byCall = !isPaid && paysByCall === true && wanted === "icon";
    if (!person || !(isPaid || byCall) || ids.length === 0) return undefined;
    const resource = byCall ? "api-call-icon" : wanted;
    try {
      const left = await licenses.spend(person.id, resource, ids);
      return byCall ? left : undefined;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "limit_reached")) throw error;
      const purchased = await licenses.listPurchased(person.id, resource, ids);
      if (!ids.every((id) => purchased.has(id))) throw error;
      return byCall ? error.callsLeft : undefined;
    }
  };
}
