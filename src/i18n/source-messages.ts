import type { admin } from "./messages/en/admin.ts";
import type { billing } from "./messages/en/billing.ts";
import type { browse } from "./messages/en/browse.ts";
import type { scenes } from "./messages/en/scenes.ts";
import type { media } from "./messages/en/media.ts";
import type { site } from "./messages/en/site.ts";
import type { categories } from "./messages/en/categories.ts";
import type { collections } from "./messages/en/collections.ts";
import type { collectionPages } from "./messages/en/collection-pages.ts";
import type { developers } from "./messages/en/developers.ts";
import type { integrations } from "./messages/en/integrations.ts";
import type { ads } from "./messages/en/ads.ts";
import type { feed } from "./messages/en/feed.ts";
import type { busy } from "./messages/en/busy.ts";
import type { gone } from "./messages/en/gone.ts";
import type { icon } from "./messages/en/icon.ts";
import type { picture } from "./messages/en/picture.ts";
import type { events } from "./messages/en/events.ts";
import type { privacy } from "./messages/en/privacy.ts";
import type { account } from "./messages/en/account.ts";
import type { invoice } from "./messages/en/invoice.ts";
import type { letters } from "./messages/en/letters.ts";
import type { mail } from "./messages/en/mail.ts";
import type { newsletter } from "./messages/en/newsletter.ts";
import type { offer } from "./messages/en/offer.ts";
import type { reason } from "./messages/en/reason.ts";
import type { requestPages } from "./messages/en/request-pages.ts";
import type { search } from "./messages/en/search.ts";
import type { selection } from "./messages/en/selection.ts";
import type { seo } from "./messages/en/seo.ts";
import type { swap } from "./messages/en/swap.ts";
import type { signin } from "./messages/en/signin.ts";
import type { download } from "./messages/en/download.ts";
import type { uploads } from "./messages/en/uploads.ts";

/** The English messages by namespace: the source of every key and its arguments. Types only, no text reaches the browser. */
export interface SourceMessages {
  scenes: typeof scenes;
  media: typeof media;
  site: typeof site;
  browse: typeof browse;
  account: typeof account;
  admin: typeof admin;
  billing: typeof billing;
  invoice: typeof invoice;
  letters: typeof letters;
  mail: typeof mail;
  newsletter: typeof newsletter;
  offer: typeof offer;
  reason: typeof reason;
  requestPages: typeof requestPages;
  search: typeof search;
  selection: typeof selection;
  seo: typeof seo;
  picture: typeof picture;
  events: typeof events;
  privacy: typeof privacy;
  ads: typeof ads;
  feed: typeof feed;
  busy: typeof busy;
  gone: typeof gone;
  icon: typeof icon;
  swap: typeof swap;
  signin: typeof signin;
  download: typeof download;
  uploads: typeof uploads;
  categories: typeof categories;
  collections: typeof collections;
  collectionPages: typeof collectionPages;
  developers: typeof developers;
  integrations: typeof integrations;
}

export type Namespace = keyof SourceMessages;

/** What a language has to say in one namespace: the same keys as English, no more and no fewer. */
export type Translation<Name extends Namespace> = Readonly<Record<keyof SourceMessages[Name], string>>;

/** Everything one language says. */
export type Translations = { readonly [Name in Namespace]: Translation<Name> };

/** `{namespace}.{key}` */
export type MessageKey = { [Name in Namespace]: `${Name}.${keyof SourceMessages[Name] & string}` }[Namespace];

/** The English text behind a key. */
export type MessageSource<Key extends MessageKey> = Key extends `${infer Name extends Namespace}.${infer Rest}`
  ? Rest extends keyof SourceMessages[Name]
    ? SourceMessages[Name][Rest] & string
    : never
  : never;
