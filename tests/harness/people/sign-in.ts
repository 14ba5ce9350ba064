import type { TestApp } from "../site/test-app.ts";

/** Somebody who is signed in to a test app. */
export interface Member {
  id: string;
  token: string;
  /** Headers by which calls come from them, out of a page of this site. */
  headers: { cookie: string; origin: string };
}

/** Signs somebody in without a provider. */
export async function signIn({ services }: TestApp, email: string): Promise<Member> {
  const { id } = await services.people.meetByEmail(email, { locale: "en" });
  const { token } = await services.sessions.open(id, { device: "Test" });
  return { id, token, headers: { cookie: `token=${token}`, origin: "http://localhost" } };
}
