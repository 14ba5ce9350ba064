import type { Translations } from "../source-messages.ts";
import { common } from "./de/common.ts";
import { developers } from "./de/developers.ts";
import { icon } from "./de/icon.ts";
import { search } from "./de/search.ts";

export const de: Translations = { common, developers, icon, search };
