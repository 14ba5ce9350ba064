import { parseArgs } from "node:util";
import { CliError, explainUsage, runCli, withSiteDatabase, type Terminal } from "../../platform/cli/run-cli.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createLicenses } from "../../features/licenses/service.server.ts";
import { roles, type Person, type Role } from "../../core/people/person.ts";
import { createUserAdmin, type ListedPerson, type UserAdmin } from "../../features/accounts/admin/user-admin.server.ts";
import { createSessions } from "../../features/accounts/sessions/sessions.server.ts";

const usage = `npm run people -- <command>

  list [words]                          list accounts, or search them by name or email address
  grant <role> <email>                  grant a role: ${roles.join(", ")}
  revoke <role> <email>                 revoke a role
  abuser <on|off> <email>               put an account on hold and sign it out everywhere, or release it
  license <email> [--until 2027-01-01]  give a free license, with or without an end date

Running sites apply changes within seconds.
`;

const mostListed = 100;

if (import.meta.main) process.exitCode = await runCli(runPeople);

/** `npm run people`: see `usage`. */
export async function runPeople(words: readonly string[], terminal: Terminal): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: false,
    options: { until: { type: "string" } },
  });
  const [command = "", ...rest] = positionals;
  const until = typeof values["until"] === "string" ? values["until"] : undefined;
  const perform = readCommand(command, rest, until);
  if (!perform) return explainUsage(usage, command === "" || command === "help", terminal);
  return withSiteDatabase(readConfig(terminal.environment), async (database) => {
    const admin = createUserAdmin({ database, sessions: createSessions({ database }) });
    terminal.write(`${await perform(admin, database)}\n`);
    return 0;
  });
}

type Performance = (admin: UserAdmin, database: Database) => Promise<string>;

/** Checks everything that was typed before anything is opened; undefined for no command. */
function readCommand(command: string, rest: readonly string[], until: string | undefined): Performance | undefined {
  const [first = "", second = "", ...surplus] = rest;
  if (surplus.length > 0) return undefined;
  if (command === "list" && second === "") return (admin) => list(admin, first);
  if (command === "license" && first !== "" && second === "") {
    const endsAt = until === undefined ? undefined : readDay(until);
    return async (admin, database) => {
      const person = await getByEmail(admin, first);
      await createLicenses({ database }).give(person.id, { source: "manual", ...(endsAt && { endsAt }) });
      return `${first} has a license${endsAt ? ` until ${until}` : ""}.`;
    };
  }
  if (second === "") return undefined;
  if (command === "grant" || command === "revoke") {
    const role = readRole(first);
    return async (admin) => describe(await change(admin, second, { [command]: role }));
  }
  if (command === "abuser" && (first === "on" || first === "off")) {
    return async (admin) => describe(await change(admin, second, { isAbuser: first === "on" }));
  }
  return undefined;
}

async function list(admin: UserAdmin, words: string): Promise<string> {
  const { people, isMore } = await admin.list({ words, limit: mostListed });
  if (people.length === 0) return "No accounts found.";
  return [
    ...people.map(describe),
    ...(isMore ? ["There are more. Search by name or email address to narrow the list."] : []),
  ].join("\n");
}

async function change(admin: UserAdmin, email: string, what: Parameters<UserAdmin["change"]>[1]): Promise<Person> {
  const { id } = await getByEmail(admin, email);
  return (await admin.change(id, what))!;
}

async function getByEmail(admin: UserAdmin, email: string): Promise<Person> {
  const person = await admin.findByEmail(email);
  if (!person) throw new CliError(`No account has the email address ${email}.`);
  return person;
}

function describe(person: Person | ListedPerson): string {
  const { email, name, roles: own, isAbuser } = person;
  const isLeaving = "deletedAt" in person && person.deletedAt !== undefined;
  const facts = [...own, ...(isAbuser ? ["abuser"] : []), ...(isLeaving ? ["being deleted"] : [])];
  return [email ?? "(no email address)", name, facts.join(", ")].filter((part) => part !== "").join("  ");
}

function readRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new CliError(`Unknown role ${text}. Roles: ${roles.join(", ")}.`);
  return role;
}

function readDay(text: string): Date {
  const day = new Date(`${text}T23:59:59Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new CliError(`${text} isn’t a date such as 2027-01-01.`);
  }
  return day;
}
