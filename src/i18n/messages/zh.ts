import type { Translations } from "../source-messages.ts";
import { common } from "./zh/common.ts";
import { developers } from "./zh/developers.ts";
import { icon } from "./zh/icon.ts";
import { search } from "./zh/search.ts";

export const zh: Translations = { common, developers, icon, search };
