import type { Translations } from "../source-messages.ts";
import { admin } from "./it/admin.ts";
import { billing } from "./it/billing.ts";
import { busy } from "./it/busy.ts";
import { browse } from "./it/browse.ts";
import { scenes } from "./it/scenes.ts";
import { media } from "./it/media.ts";
import { site } from "./it/site.ts";
import { categories } from "./it/categories.ts";
import { collections } from "./it/collections.ts";
import { collectionPages } from "./it/collection-pages.ts";
import { developers } from "./it/developers.ts";
import { integrations } from "./it/integrations.ts";
import { ads } from "./it/ads.ts";
import { feed } from "./it/feed.ts";
import { gone } from "./it/gone.ts";
import { icon } from "./it/icon.ts";
import { picture } from "./it/picture.ts";
import { account } from "./it/account.ts";
import { invoice } from "./it/invoice.ts";
import { letters } from "./it/letters.ts";
import { mail } from "./it/mail.ts";
import { newsletter } from "./it/newsletter.ts";
import { offer } from "./it/offer.ts";
import { privacy } from "./it/privacy.ts";
import { events } from "./it/events.ts";
import { reason } from "./it/reason.ts";
import { requestPages } from "./it/request-pages.ts";
import { search } from "./it/search.ts";
import { selection } from "./it/selection.ts";
import { seo } from "./it/seo.ts";
import { swap } from "./it/swap.ts";
import { signin } from "./it/signin.ts";
import { download } from "./it/download.ts";
import { uploads } from "./it/uploads.ts";

export const it: Translations = {
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
