import { z } from "zod";
import type { SignInType } from "../../core/people/sign-in-types.ts";
import type { SignInProfile } from "./sign-in-provider.server.ts";

const emailSchema = z.email().max(254);
const longestName = 100;

export interface ProviderProfile {
  subject: string;
  email?: string | null | undefined;
  isEmailVerified: boolean;
  name?: string | null | undefined;
}

/** What a provider told, without what is no address or no name; an address that is none is not verified either. */
export function describeProfile(provider: SignInType, profile: ProviderProfile): SignInProfile {
  const email = emailSchema.safeParse(profile.email?.trim()).data;
  const name = profile.name?.replaceAll(/\s+/g, " ").trim().slice(0, longestName).toWellFormed();
  return {
    provider,
    subject: profile.subject,
    ...(email !== undefined && { email }),
    isEmailVerified: email !== undefined && profile.isEmailVerified,
    ...(name && { name }),
  };
}
