import type { Translation } from "../../source-messages.ts";

export const icon = {} satisfies Translation<"icon">;
