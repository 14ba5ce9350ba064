import type { Translations } from "../source-messages.ts";
import { common } from "./ja/common.ts";
import { developers } from "./ja/developers.ts";
import { icon } from "./ja/icon.ts";
import { search } from "./ja/search.ts";

export const ja: Translations = { common, developers, icon, search };
