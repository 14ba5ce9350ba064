import type { Translations } from "../source-messages.ts";
import { common } from "./es/common.ts";
import { developers } from "./es/developers.ts";
import { icon } from "./es/icon.ts";
import { search } from "./es/search.ts";

export const es: Translations = { common, developers, icon, search };
