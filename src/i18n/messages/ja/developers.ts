import type { Translation } from "../../source-messages.ts";

export const developers = {} satisfies Translation<"developers">;
