/** What links in letters do, as their addresses say it. */
export const mailLinkKinds = ["sign-in", "email", "restore-email"] as const;
export type MailLinkKind = (typeof mailLinkKinds)[number];

export interface MailLink {
  kind: MailLinkKind;
  token: string;
}

export const mailLinkPath = "/icons/account/link";

/** The token stands behind the `#`: browsers keep that part to themselves, so that no log of any server has it. */
export function formatMailLink(origin: string, { kind, token }: MailLink): string {
  return `${origin}${mailLinkPath}#${kind}=${token}`;
}

/** Reads what stands behind the path, with its `#`; undefined when it is no such link. */
export function readMailLink(hash: string): MailLink | undefined {
  const [, kind, token] = /^#([a-z-]+)=([\w-]{43})$/.exec(hash) ?? [];
  const known = mailLinkKinds.find((each) => each === kind);
  return known && token !== undefined ? { kind: known, token } : undefined;
}
