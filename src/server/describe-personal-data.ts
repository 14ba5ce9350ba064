import type { People } from "../features/accounts/contract.ts";
import type { PersonalData } from "../core/people/personal-data.ts";
import type { SearchHistory } from "../features/search/query-log/history.server.ts";
import type { Database } from "../platform/db/database.server.ts";
import type { ObjectStore } from "../platform/files/object-store.server.ts";
import { describeAccountData } from "../features/accounts/account-data.server.ts";
import { describeCollectionData } from "../features/collections/personal-data.server.ts";
import { describePackageData } from "../features/npm-registry/personal-data.server.ts";
import { describeBillingData } from "../features/billing/personal-data.server.ts";
import { describeLicenseData } from "../features/licenses/personal-data.server.ts";
import { describeRequestData } from "../features/requests/personal-data.server.ts";
import { describeSearchData } from "../features/search/personal-data.server.ts";
import { describeEventData } from "../features/analytics/personal-data.server.ts";
import { describePublishingData } from "../features/catalogue/publishing/personal-data.server.ts";
import { describeNewsletterData } from "../features/newsletter/personal-data.server.ts";

/** What every feature keeps about people: they can take it along, and it goes with them. */
export function describePersonalData(deps: {
  database: Database;
  objects: ObjectStore;
  people: People;
  history: SearchHistory;
}): PersonalData[] {
  const { database, objects, people, history } = deps;
  return [
    ...describeAccountData({ database }),
    ...describeLicenseData({ database }),
    ...describeBillingData({ database }),
    ...describeCollectionData({ database }),
    ...describePackageData({ database }),
    ...describeRequestData({ database, objects }),
    ...describePublishingData({ database }),
    ...describeSearchData({ history }),
    ...describeEventData({ database }),
    ...describeNewsletterData({ database, people }),
  ];
}
