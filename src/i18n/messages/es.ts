import type { Translations } from "../source-messages.ts";
import { admin } from "./es/admin.ts";
import { billing } from "./es/billing.ts";
import { busy } from "./es/busy.ts";
import { browse } from "./es/browse.ts";
import { scenes } from "./es/scenes.ts";
import { media } from "./es/media.ts";
import { site } from "./es/site.ts";
import { categories } from "./es/categories.ts";
import { collections } from "./es/collections.ts";
import { collectionPages } from "./es/collection-pages.ts";
import { developers } from "./es/developers.ts";
import { integrations } from "./es/integrations.ts";
import { ads } from "./es/ads.ts";
import { feed } from "./es/feed.ts";
import { gone } from "./es/gone.ts";
import { icon } from "./es/icon.ts";
import { picture } from "./es/picture.ts";
import { account } from "./es/account.ts";
import { invoice } from "./es/invoice.ts";
import { letters } from "./es/letters.ts";
import { mail } from "./es/mail.ts";
import { newsletter } from "./es/newsletter.ts";
import { offer } from "./es/offer.ts";
import { privacy } from "./es/privacy.ts";
import { events } from "./es/events.ts";
import { reason } from "./es/reason.ts";
import { requestPages } from "./es/request-pages.ts";
import { search } from "./es/search.ts";
import { selection } from "./es/selection.ts";
import { seo } from "./es/seo.ts";
import { swap } from "./es/swap.ts";
import { signin } from "./es/signin.ts";
import { download } from "./es/download.ts";
import { uploads } from "./es/uploads.ts";

export const es: Translations = {
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
