import type { Translation } from "../../source-messages.ts";

export const search = {} satisfies Translation<"search">;
