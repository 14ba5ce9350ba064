import { AppError } from "../../../core/errors.ts";

/**
 * Places for work that takes a while: some for all, fewer for one person.
 * @returns takes a place and returns how to leave it, which may be called again; throws AppError `limit_reached`
 */
export function createSlots({ forAll, forOne }: { forAll: number; forOne: number }): (who: string) => () => void {
  const used = new Map<string, number>();
  let count = 0;
  return (who) => {
    const own = used.get(who) ?? 0;
    if (own >= forOne)
      throw new AppError("limit_reached", "Too many downloads at the same time. Wait until another one is ready.");
    if (count >= forAll)
      throw new AppError("limit_reached", "The server is busy with other downloads. Try again in a minute.");
    used.set(who, own + 1);
    count++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count--;
      const left = used.get(who)! - 1;
      if (left === 0) used.delete(who);
      else used.set(who, left);
    };
  };
}
