import type { Translations } from "../source-messages.ts";
import { common } from "./it/common.ts";
import { developers } from "./it/developers.ts";
import { icon } from "./it/icon.ts";
import { search } from "./it/search.ts";

export const it: Translations = { common, developers, icon, search };
