/** Stable error codes: what went wrong in terms a caller can act on. The HTTP status follows from the code. */
export const errorCodes = {
  invalid_input: 400,
  signed_out: 401,
  /** The API key is unknown, expired or revoked. */
  invalid_key: 401,
  not_allowed: 403,
  /** The API key is not for this. */
  missing_scope: 403,
  /** The account is on hold: see the account policy. */
  account_held: 403,
  /** Clients know it by this name, whichever captcha there is. */
  INVALID_RECAPTCHA: 403,
  not_found: 404,
  not_acceptable: 406,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  /** Asked for by a host that this site does not have. */
  misdirected: 421,
  limit_reached: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** An expected failure with a public text; `cause` is private and only ever logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /**
   * The offending input, when there is one: the name of a parameter, or the path of a field of the body (`resolvedItems[0].name`);
   * or the scope that an API key lacks.
   */
  readonly field: string | undefined;
  /** The values that the input may have, where they are a closed list. */
  readonly allowed: readonly string[] | undefined;
  /** When it may go well, of `limit_reached` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;
  /** How many calls are left of packages, of `limit_reached` where these would pay. */
  readonly callsLeft: number | undefined;
  /** What a program needs to know to do better. */
  readonly metadata: Readonly<Record<string, boolean>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      field?: string;
      allowed?: readonly string[];
      cause?: unknown;
      retryAfterSeconds?: number;
      callsLeft?: number;
      metadata?: Readonly<Record<string, boolean>>;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.field = options.field;
    this.allowed = options.allowed;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.callsLeft = options.callsLeft;
    this.metadata = options.metadata;
  }

  /** The page bundle carries its own copy of this class: an error of either copy is an AppError. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AppError";
  }

  get status(): number {
    return errorCodes[this.code];
  }
}

/** What the work gives, or something else while what it needs is away. Fails as the work does for every other reason. */
export async function unlessAway<Result, Other>(work: Promise<Result>, instead: Other): Promise<Result | Other> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return instead;
    throw error;
  }
}
