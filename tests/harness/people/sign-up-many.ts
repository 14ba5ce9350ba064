import { startDatabase } from "../database/database.ts";
import { createPeople } from "../../../src/features/accounts/users/people.server.ts";
import { createSessions } from "../../../src/features/accounts/sessions/sessions.server.ts";

/** Makes people in the database at an address, without a site. @returns the token of a session of each */
export async function signUpMany(url: string, count: number): Promise<string[]> {
  const { database, close } = await startDatabase(url);
  const [people, sessions] = [createPeople({ database }), createSessions({ database })];
  const tokens: string[] = [];
  for (let number = 0; number < count; number++) {
    const { id } = await people.meetByEmail(`person-${number}@example.com`, { locale: "en" });
    tokens.push((await sessions.open(id, { device: "Test" })).token);
  }
  await close();
  return tokens;
}
