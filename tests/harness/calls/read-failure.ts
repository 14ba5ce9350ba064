import { expect } from "vitest";
import type { AppError } from "../../../src/core/errors.ts";

/** How a promise fails; it must. */
export const readFailure = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    (value) => expect.fail(`it was answered with ${JSON.stringify(value)}`),
    (error: AppError) => error,
  );

export const readFailureCode = async (promise: Promise<unknown>) => (await readFailure(promise)).code;
