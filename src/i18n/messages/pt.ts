import type { Translations } from "../source-messages.ts";
import { common } from "./pt/common.ts";
import { developers } from "./pt/developers.ts";
import { icon } from "./pt/icon.ts";
import { search } from "./pt/search.ts";

export const pt: Translations = { common, developers, icon, search };
