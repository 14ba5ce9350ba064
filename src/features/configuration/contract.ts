export const configurationPath = "/api/config/v1";

/** What browsers and programs may know of how the site is set up. */
export interface PublicConfiguration {
  success: true;
  /** Where calls go. */
  apiUrl: string;
  /** The keys by which reCAPTCHA knows this site; null where browsers do a little work in its place. */
  captchaSiteKeys: { v3: string; v2: string } | null;
  /** Where errors in browsers are told to as well; null for nowhere. */
  sentryDsn: string | null;
}
