import type { Translations } from "../source-messages.ts";
import { admin } from "./ru/admin.ts";
import { billing } from "./ru/billing.ts";
import { busy } from "./ru/busy.ts";
import { browse } from "./ru/browse.ts";
import { scenes } from "./ru/scenes.ts";
import { media } from "./ru/media.ts";
import { site } from "./ru/site.ts";
import { categories } from "./ru/categories.ts";
import { collections } from "./ru/collections.ts";
import { collectionPages } from "./ru/collection-pages.ts";
import { developers } from "./ru/developers.ts";
import { integrations } from "./ru/integrations.ts";
import { ads } from "./ru/ads.ts";
import { feed } from "./ru/feed.ts";
import { gone } from "./ru/gone.ts";
import { icon } from "./ru/icon.ts";
import { picture } from "./ru/picture.ts";
import { account } from "./ru/account.ts";
import { invoice } from "./ru/invoice.ts";
import { letters } from "./ru/letters.ts";
import { mail } from "./ru/mail.ts";
import { newsletter } from "./ru/newsletter.ts";
import { offer } from "./ru/offer.ts";
import { privacy } from "./ru/privacy.ts";
import { events } from "./ru/events.ts";
import { reason } from "./ru/reason.ts";
import { requestPages } from "./ru/request-pages.ts";
import { search } from "./ru/search.ts";
import { selection } from "./ru/selection.ts";
import { seo } from "./ru/seo.ts";
import { swap } from "./ru/swap.ts";
import { signin } from "./ru/signin.ts";
import { download } from "./ru/download.ts";
import { uploads } from "./ru/uploads.ts";

export const ru: Translations = {
  browse,
  busy,
  picture,
  categories,
  collections,
  collectionPages,
  scenes,
  media,
  site,
  developers,
  integrations,
  ads,
  feed,
  gone,
  icon,
  account,
  admin,
  billing,
  invoice,
  letters,
  mail,
  newsletter,
  offer,
  privacy,
  events,
  reason,
  requestPages,
  search,
  selection,
  seo,
  swap,
  signin,
  download,
  uploads,
};
