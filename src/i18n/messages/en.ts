import type { Translations } from "../source-messages.ts";
import { common } from "./en/common.ts";
import { developers } from "./en/developers.ts";
import { icon } from "./en/icon.ts";
import { search } from "./en/search.ts";

export const en: Translations = { common, developers, icon, search };
