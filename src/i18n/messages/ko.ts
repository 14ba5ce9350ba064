import type { Translations } from "../source-messages.ts";
import { admin } from "./ko/admin.ts";
import { billing } from "./ko/billing.ts";
import { busy } from "./ko/busy.ts";
import { browse } from "./ko/browse.ts";
import { scenes } from "./ko/scenes.ts";
import { media } from "./ko/media.ts";
import { site } from "./ko/site.ts";
import { categories } from "./ko/categories.ts";
import { collections } from "./ko/collections.ts";
import { collectionPages } from "./ko/collection-pages.ts";
import { developers } from "./ko/developers.ts";
import { integrations } from "./ko/integrations.ts";
import { ads } from "./ko/ads.ts";
import { feed } from "./ko/feed.ts";
import { gone } from "./ko/gone.ts";
import { icon } from "./ko/icon.ts";
import { picture } from "./ko/picture.ts";
import { account } from "./ko/account.ts";
import { invoice } from "./ko/invoice.ts";
import { letters } from "./ko/letters.ts";
import { mail } from "./ko/mail.ts";
import { newsletter } from "./ko/newsletter.ts";
import { offer } from "./ko/offer.ts";
import { privacy } from "./ko/privacy.ts";
import { events } from "./ko/events.ts";
import { reason } from "./ko/reason.ts";
import { requestPages } from "./ko/request-pages.ts";
import { search } from "./ko/search.ts";
import { selection } from "./ko/selection.ts";
import { seo } from "./ko/seo.ts";
import { swap } from "./ko/swap.ts";
import { signin } from "./ko/signin.ts";
import { download } from "./ko/download.ts";
import { uploads } from "./ko/uploads.ts";

export const ko: Translations = {
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
