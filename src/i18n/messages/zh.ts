import type { Translations } from "../source-messages.ts";
import { admin } from "./zh/admin.ts";
import { billing } from "./zh/billing.ts";
import { busy } from "./zh/busy.ts";
import { browse } from "./zh/browse.ts";
import { scenes } from "./zh/scenes.ts";
import { media } from "./zh/media.ts";
import { site } from "./zh/site.ts";
import { categories } from "./zh/categories.ts";
import { collections } from "./zh/collections.ts";
import { collectionPages } from "./zh/collection-pages.ts";
import { developers } from "./zh/developers.ts";
import { integrations } from "./zh/integrations.ts";
import { ads } from "./zh/ads.ts";
import { feed } from "./zh/feed.ts";
import { gone } from "./zh/gone.ts";
import { icon } from "./zh/icon.ts";
import { picture } from "./zh/picture.ts";
import { account } from "./zh/account.ts";
import { invoice } from "./zh/invoice.ts";
import { letters } from "./zh/letters.ts";
import { mail } from "./zh/mail.ts";
import { newsletter } from "./zh/newsletter.ts";
import { offer } from "./zh/offer.ts";
import { privacy } from "./zh/privacy.ts";
import { events } from "./zh/events.ts";
import { reason } from "./zh/reason.ts";
import { requestPages } from "./zh/request-pages.ts";
import { search } from "./zh/search.ts";
import { selection } from "./zh/selection.ts";
import { seo } from "./zh/seo.ts";
import { swap } from "./zh/swap.ts";
import { signin } from "./zh/signin.ts";
import { download } from "./zh/download.ts";
import { uploads } from "./zh/uploads.ts";

export const zh: Translations = {
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
