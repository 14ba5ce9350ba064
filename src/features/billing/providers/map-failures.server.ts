import { AppError } from "../../../core/errors.ts";

type Call = (...given: unknown[]) => unknown;

/**
 * The same provider, whose calls fail with AppErrors only.
 *
 * @param translate makes one of what the provider's library throws
 */
export function mapFailures<Provider extends object>(
  provider: Provider,
  translate: (cause: unknown) => AppError,
): Provider {
  const mapped = (call: Call) =>
    async function callAndMap(...given: unknown[]) {
      try {
        return await call(...given);
      } catch (error) {
        throw error instanceof AppError ? error : translate(error);
      }
    };
  return Object.fromEntries(
    Object.entries(provider).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === "function" ? mapped(part as Call) : part,
    ]),
  ) as Provider;
}
