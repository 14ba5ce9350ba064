import type { PersonalData } from "../../core/people/personal-data.ts";
import type { SearchHistory } from "./query-log/history.server.ts";

/** What search keeps about somebody. */
export function describeSearchData({ history }: { history: Pick<SearchHistory, "list"> }): PersonalData[] {
  return [
    {
      name: "searchHistory",
      async *read(personId) {
        yield* await history.list(`user:${personId}`);
      },
    },
  ];
}
