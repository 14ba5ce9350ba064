import type { FastifyReply, FastifyRequest } from "fastify";

/** Where styles are pinned; the API code of one stands behind it. */
export const pinnedStylesPath = "/api/users/pinnedStyles";

/** The styles that come first for whoever asks: those of an account, or those that a guest’s browser remembers. */
export interface PinnedStyles {
  /** API codes. Never waits: of accounts it is known with the session. */
  read(request: Pick<FastifyRequest, "viewer" | "headers">): readonly string[];
  /**
   * Pins a style, or no longer does.
   *
   * @returns all of them
   * @throws AppError `conflict` where there are too many, `unavailable` while the database cannot be reached
   */
  change(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { code: string; isPinned: boolean },
  ): Promise<readonly string[]>;
  /**
   * What a guest pinned becomes theirs who sign in.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  adopt(request: FastifyRequest, reply: FastifyReply, personId: string): Promise<void>;
}

declare module "../../context.ts" {
  interface Services {
    pinnedStyles: PinnedStyles;
  }
}
