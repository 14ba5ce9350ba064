import type { Translations } from "../source-messages.ts";
import { common } from "./ru/common.ts";
import { developers } from "./ru/developers.ts";
import { icon } from "./ru/icon.ts";
import { search } from "./ru/search.ts";

export const ru: Translations = { common, developers, icon, search };
