import { describeSearchEngine } from "../../../../tests/harness/cluster/search-engine.suite.ts";
import { openFixtureCatalogue } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { searchInProcess } from "../../../core/search/search-in-process.ts";

const opened = await openFixtureCatalogue();
describeSearchEngine("of the process", () => ({ opened, engine: searchInProcess(opened.index) }));
