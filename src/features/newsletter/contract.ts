import type { Locale } from "../../i18n/locales.ts";

/** News by mail, for those who said twice that they want them. */
export interface Newsletter {
  /**
   * Sends a letter that asks whether they really want it. It does the same whether or not somebody has subscribed before.
   * @throws AppError `unavailable` when the letter cannot be sent now
   */
  ask(request: NewsletterRequest & { hrefIn: (locale: Locale, path: string) => string }): Promise<void>;
  /**
   * They want it: true for the first who brings this token, false where it was used before or is too old.
   *
   * @param options.onJoined told where they have not had them yet
   */
  confirm(
    token: string,
    options: { hrefIn: (locale: Locale, path: string) => string; onJoined?: () => void },
  ): Promise<boolean>;
  /** They do not want it any more, for as often as it is said; false where the token is none of ours. */
  unsubscribe(token: string): Promise<boolean>;
}

/** Prints the absolute address of a path, in a language that is known. */
export type HrefFormatter = (path: string) => string;

/** Nobody gets news any more whose account goes. */
export type ForgetReaders = (emails: readonly string[]) => Promise<void>;

export interface NewsletterRequest {
  email: string;
  locale: Locale;
  /** Where they were asked, such as `footer`. */
  source: string;
}

export const newsletterPath = "/icons/newsletter";
export const subscribeFormName = "blog_subscribe_form";
export const subscribePath = `/api/webhook/${subscribeFormName}`;

/** What links in letters do. */
export const newsletterLinkKinds = ["confirm", "leave"] as const;
export type NewsletterLinkKind = (typeof newsletterLinkKinds)[number];

/** The token stands behind the `#`, which browsers keep to themselves. */
export function formatNewsletterLink(kind: NewsletterLinkKind, token: string, hrefTo: HrefFormatter): string {
  return `${hrefTo(newsletterPath)}#${kind}=${token}`;
}

/** Ends it by POST, for programs for mail too; by GET it leads to the page. */
export const unsubscribePath = `${subscribePath}/leave`;
export const formatUnsubscribeCall = (token: string): string => `${unsubscribePath}?token=${encodeURIComponent(token)}`;

/** Reads what stands behind the path, with its `#`; undefined when it is no such link. */
export function readNewsletterLink(hash: string): { kind: NewsletterLinkKind; token: string } | undefined {
  const [, name, token] = /^#([a-z]+)=([\w.-]{20,600})$/.exec(hash) ?? [];
  const kind = newsletterLinkKinds.find((each) => each === name);
  return kind && token !== undefined ? { kind, token } : undefined;
}

declare module "../../context.ts" {
  interface Services {
    /** Undefined where no mail goes out. */
    newsletter: Newsletter | undefined;
  }
}
