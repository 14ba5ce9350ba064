import type { Translations } from "../source-messages.ts";
import { common } from "./ko/common.ts";
import { developers } from "./ko/developers.ts";
import { icon } from "./ko/icon.ts";
import { search } from "./ko/search.ts";

export const ko: Translations = { common, developers, icon, search };
