/** Whose accounts people can sign in with, in the order in which they are offered. */
export const signInTypes = ["github", "google", "microsoft", "facebook", "apple"] as const;

export type SignInType = (typeof signInTypes)[number];

/** What these call themselves; names of brands are the same in every language. */
export const signInNames: Readonly<Record<SignInType, string>> = {
  github: "GitHub",
  google: "Google",
  microsoft: "Microsoft",
  facebook: "Facebook",
  apple: "Apple",
};

export function isSignInType(text: string): text is SignInType {
  return (signInTypes as readonly string[]).includes(text);
}
