import { redirect } from "react-router";
import type { RequestContext } from "../../../context.ts";
import { findPerson, type SignedInPerson } from "../../../core/people/viewer.ts";
import { signInNames, signInTypes } from "../../../core/people/sign-in-types.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { defaultLocale, isLocale } from "../../../i18n/locales.ts";
import { describeDevice } from "../../../platform/http/describe-device.server.ts";
import { accountPath } from "../contract.ts";
import { findPasskeySite } from "../passkeys/passkey-site.ts";

/**
 * What the page of somebody's account shows.
 *
 * @throws a redirect to the page to sign in for guests
 */
export async function loadAccount(context: RequestContext, userAgent: string | null) {
  const { services, locale, origin, hrefIn, isSignInShut } = context;
  const person = findPerson(context);
  if (!person) throw redirect(`/icons/sign-in?path=${encodeURIComponent(accountPath)}`);
  const { signInMethods, passkeys, sessions, apiKeys, licenseReader, readUsage } = services;
  const [linked, keys, devices, programs, owned, usage] = await Promise.all([
    signInMethods.listProviders(person.id),
    passkeys.list(person.id),
    sessions.list(person.id),
    apiKeys.list(person.id),
    licenseReader.list(person.id),
    readUsage(person.id),
  ]);
  const format = (date: Date | undefined) => date && formatDate(date, locale);
  const open = new Set(isSignInShut ? [] : services.signIn.listMethods().map(({ type }) => type));
  const site = findPasskeySite(origin, hrefIn(defaultLocale, "/"));
  return {
    part: "account" as const,
    person: describePerson(person),
    hasMail: services.mail !== undefined,
    isTestMode: !isSignInShut && services.outbox !== undefined,
    // Providers know one origin of the site; whoever is at another one is taken along to it first.
    linkPath:
      origin === new URL(hrefIn(defaultLocale, "/")).origin
        ? undefined
        : `/api/token/v1/move?${new URLSearchParams({ to: defaultLocale, path: accountPath })}`,
    providers: signInTypes
      .filter((type) => linked.includes(type) || open.has(type))
      .map((type) => ({ type, name: signInNames[type], isLinked: linked.includes(type) })),
    passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      added: format(createdAt),
      used: format(usedAt),
    })),
    passkeyHost: site?.rpId,
    deviceName: describeDevice(userAgent ?? undefined),
    devices: devices.map(({ id, device, usedAt }) => ({
      id,
      device,
      used: format(usedAt),
      isThis: id === person.sessionId,
    })),
    apiKeys: programs.map(({ id, name, ending, scopes, usedAt, expiresAt }) => ({
      id,
      name,
      ending,
      scopes,
      used: format(usedAt),
      until: format(expiresAt),
      isExpired: expiresAt !== undefined && expiresAt.getTime() <= Date.now(),
    })),
    usage,
    // What nobody has paid for yet is none.
    licenses: owned
      .filter(({ isSetupFinished }) => isSetupFinished)
      .map(({ id, status, period, endsAt }) => ({ id, status, period, until: format(endsAt) })),
  };
}

export type AccountView = Awaited<ReturnType<typeof loadAccount>>;

function describePerson({ name, email, locale, roles }: SignedInPerson) {
  return { name, email, locale: isLocale(locale) ? locale : defaultLocale, isAdmin: roles.includes("admin") };
}
