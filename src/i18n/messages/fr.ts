import type { Translations } from "../source-messages.ts";
import { common } from "./fr/common.ts";
import { developers } from "./fr/developers.ts";
import { icon } from "./fr/icon.ts";
import { search } from "./fr/search.ts";

export const fr: Translations = { common, developers, icon, search };
