import type { Translations } from "../source-messages.ts";
import { admin } from "./en/admin.ts";
import { billing } from "./en/billing.ts";
import { busy } from "./en/busy.ts";
import { browse } from "./en/browse.ts";
import { scenes } from "./en/scenes.ts";
import { media } from "./en/media.ts";
import { site } from "./en/site.ts";
import { categories } from "./en/categories.ts";
import { collections } from "./en/collections.ts";
import { collectionPages } from "./en/collection-pages.ts";
import { developers } from "./en/developers.ts";
import { integrations } from "./en/integrations.ts";
import { ads } from "./en/ads.ts";
import { feed } from "./en/feed.ts";
import { gone } from "./en/gone.ts";
import { icon } from "./en/icon.ts";
import { picture } from "./en/picture.ts";
import { account } from "./en/account.ts";
import { invoice } from "./en/invoice.ts";
import { letters } from "./en/letters.ts";
import { mail } from "./en/mail.ts";
import { newsletter } from "./en/newsletter.ts";
import { offer } from "./en/offer.ts";
import { privacy } from "./en/privacy.ts";
import { events } from "./en/events.ts";
import { reason } from "./en/reason.ts";
import { requestPages } from "./en/request-pages.ts";
import { search } from "./en/search.ts";
import { selection } from "./en/selection.ts";
import { seo } from "./en/seo.ts";
import { swap } from "./en/swap.ts";
import { signin } from "./en/signin.ts";
import { download } from "./en/download.ts";
import { uploads } from "./en/uploads.ts";

export const en: Translations = {
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
