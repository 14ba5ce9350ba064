import { useState } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";

/** Why a row was not stored, as far as the server could tell. */
export interface RowFault {
  code: string;
  /** Which input it is about. */
  field: string | undefined;
}

export interface RowCall {
  isBusy: boolean;
  fault: RowFault | undefined;
  forget: () => void;
  /** Whether it went well. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Stores a row: whether that is under way, and what was wrong with it. */
export function useRowCall(): RowCall {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<RowFault>();
  return {
    isBusy,
    fault,
    forget: () => setFault(undefined),
    async run(work) {
      if (isBusy) return false;
      setBusy(true);
      setFault(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        const { code, field } = error instanceof ApiFailure ? error : { code: "unreachable", field: undefined };
        setFault({ code, field });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
