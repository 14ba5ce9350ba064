import { z } from "zod";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { createBackoff } from "../../platform/http/limits/backoff.server.ts";
import { requirePerson } from "../../platform/http/parameters/require-person.server.ts";
import type { ReadSite } from "../../platform/http/request-site.server.ts";
import type { Groups } from "./license-members.server.ts";

export interface GroupCallDependencies {
  groups: Groups;
  readSite: ReadSite;
}

const mostBytes = 4_096;
const minuteMs = 60_000;

const member = z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), isOwner: z.boolean() });
const invitation = z.object({ id: z.string(), email: z.string(), invitedAt: z.string() });
const token = z.string().regex(/^[\w-]{43}$/, "isn’t a page of this site");

const responses = {
  200: answer({}),
  400: invalidInput,
  401: failure.describe("Not signed in."),
  404: notFound,
  503: failure.describe("The database is unavailable."),
};
const hasSeat = failure.describe("They’re already a member.");

const describe = (operationId: string, summary: string) => ({ operationId, tags: ["billing"], summary });

const ofLicense = z.object({ id: z.uuid() });

/** Licenses for several people. */
export function registerGroupCalls(app: ApiScope, deps: GroupCallDependencies): void {
  const parts = prepareGroupCalls(deps);
  registerListLicenseMembers(app, parts);
  registerInviteToLicense(app, parts);
  registerRemoveFromLicense(app, parts);
  registerWithdrawInvitation(app, parts);
  registerHandOverLicense(app, parts);
  registerAcceptInvitation(app, parts);
}

/** What several of these calls share. */
function prepareGroupCalls({ groups, readSite }: GroupCallDependencies) {
  const letters = createBackoff({ name: "invitations", freely: 20, firstMs: minuteMs, longestMs: 30 * minuteMs });
  return { groups, letters, readSite };
}

type GroupParts = ReturnType<typeof prepareGroupCalls>;

function registerListLicenseMembers(app: ApiScope, { groups }: GroupParts): void {
  app.get(
    "/billing/v2/licenses/:id/members",
    {
      schema: {
        ...describe("listLicenseMembers", "List the members of a license"),
        params: ofLicense,
        response: {
          ...responses,
          200: answer({
            isOwner: z.boolean(),
            seats: z.int().nullable().describe("For the owner only."),
            members: z.array(member),
            invitations: z.array(invitation),
          }),
        },
      },
    },
    async (asked, reply) => {
      const found = await groups.read(requirePerson(asked).id, asked.params.id);
      void reply.header("cache-control", "private, no-store");
      return {
        ...succeeded,
        isOwner: found.isOwner,
        seats: found.seats ?? null,
        members: found.members.map(({ id, name, email, isOwner }) => ({ id, name, email, isOwner })),
        invitations: found.invitations.map(({ id, email, invitedAt }) => ({
          id,
          email,
          invitedAt: invitedAt.toISOString(),
        })),
      };
    },
  );
}

function registerInviteToLicense(app: ApiScope, { letters, readSite, groups }: GroupParts): void {
  app.post(
    "/billing/v2/licenses/:id/members",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("inviteToLicense", "Invite a member"),
        params: ofLicense,
        body: z.object({ email: z.email().max(254) }),
        response: {
          ...responses,
          200: answer({ link: z.string().describe("Invitation link; also sent by email.") }),
          409: hasSeat,
          429: failure.describe("All seats are in use, or too many attempts."),
        },
      },
    },
    async (asked) => {
      const person = requirePerson(asked);
      await letters.take(asked, person.id);
      const { origin } = readSite(asked);
      const { link } = await groups.invite(person, asked.params.id, { email: asked.body.email, origin });
      return { ...succeeded, link };
    },
  );
}

function registerRemoveFromLicense(app: ApiScope, { groups }: GroupParts): void {
  app.delete(
    "/billing/v2/licenses/:id/members/:member",
    {
      schema: {
        ...describe("removeFromLicense", "Remove a member or leave a license"),
        params: ofLicense.extend({ member: z.uuid() }),
        response: responses,
      },
    },
    async (asked) => {
      await groups.remove(requirePerson(asked).id, asked.params.id, asked.params.member);
      return succeeded;
    },
  );
}

function registerWithdrawInvitation(app: ApiScope, { groups }: GroupParts): void {
  app.delete(
    "/billing/v2/licenses/:id/invitations/:invitation",
    {
      schema: {
        ...describe("withdrawInvitation", "Withdraw an invitation"),
        params: ofLicense.extend({ invitation: z.uuid() }),
        response: responses,
      },
    },
    async (asked) => {
      await groups.withdraw(requirePerson(asked).id, asked.params.id, asked.params.invitation);
      return succeeded;
    },
  );
}

function registerHandOverLicense(app: ApiScope, { groups }: GroupParts): void {
  app.post(
    "/billing/v2/licenses/:id/owner",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("handOverLicense", "Transfer ownership to a member"),
        params: ofLicense,
        body: z.object({ member: z.uuid() }),
        response: responses,
      },
    },
    async (asked) => {
      await groups.handOver(requirePerson(asked).id, asked.params.id, asked.body.member);
      return succeeded;
    },
  );
}

function registerAcceptInvitation(app: ApiScope, { groups }: GroupParts): void {
  app.post(
    "/billing/v2/invitations/:token/accept",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("acceptInvitation", "Accept an invitation"),
        params: z.object({ token }),
        response: { ...responses, 409: hasSeat },
      },
    },
    async (asked) => {
      await groups.accept(requirePerson(asked), asked.params.token);
      return succeeded;
    },
  );
}
