import type { Translations } from "../source-messages.ts";
import { admin } from "./pt/admin.ts";
import { billing } from "./pt/billing.ts";
import { busy } from "./pt/busy.ts";
import { browse } from "./pt/browse.ts";
import { scenes } from "./pt/scenes.ts";
import { media } from "./pt/media.ts";
import { site } from "./pt/site.ts";
import { categories } from "./pt/categories.ts";
import { collections } from "./pt/collections.ts";
import { collectionPages } from "./pt/collection-pages.ts";
import { developers } from "./pt/developers.ts";
import { integrations } from "./pt/integrations.ts";
import { ads } from "./pt/ads.ts";
import { feed } from "./pt/feed.ts";
import { gone } from "./pt/gone.ts";
import { icon } from "./pt/icon.ts";
import { picture } from "./pt/picture.ts";
import { account } from "./pt/account.ts";
import { invoice } from "./pt/invoice.ts";
import { letters } from "./pt/letters.ts";
import { mail } from "./pt/mail.ts";
import { newsletter } from "./pt/newsletter.ts";
import { offer } from "./pt/offer.ts";
import { privacy } from "./pt/privacy.ts";
import { events } from "./pt/events.ts";
import { reason } from "./pt/reason.ts";
import { requestPages } from "./pt/request-pages.ts";
import { search } from "./pt/search.ts";
import { selection } from "./pt/selection.ts";
import { seo } from "./pt/seo.ts";
import { swap } from "./pt/swap.ts";
import { signin } from "./pt/signin.ts";
import { download } from "./pt/download.ts";
import { uploads } from "./pt/uploads.ts";

export const pt: Translations = {
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
