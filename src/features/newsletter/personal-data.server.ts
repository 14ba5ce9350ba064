import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import type { People } from "../accounts/contract.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { newsletterSubscribers } from "./tables.server.ts";

/** What the newsletter keeps about somebody: it knows addresses, whether or not they belong to an account. */
export function describeNewsletterData(deps: { database: Database; people: Pick<People, "find"> }): PersonalData[] {
  return [
    {
      name: "newsletter",
      async *read(personId) {
        const email = (await deps.people.find(personId))?.email?.toLowerCase();
        if (email === undefined) return;
        const { locale, confirmedAt } = newsletterSubscribers;
        yield* await deps.database.run((db) =>
          db
            .select({ email: newsletterSubscribers.email, locale, confirmedAt })
            .from(newsletterSubscribers)
            .where(eq(newsletterSubscribers.email, email)),
        );
      },
    },
  ];
}
