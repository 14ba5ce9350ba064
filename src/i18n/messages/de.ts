import type { Translations } from "../source-messages.ts";
import { admin } from "./de/admin.ts";
import { billing } from "./de/billing.ts";
import { busy } from "./de/busy.ts";
import { browse } from "./de/browse.ts";
import { scenes } from "./de/scenes.ts";
import { media } from "./de/media.ts";
import { site } from "./de/site.ts";
import { categories } from "./de/categories.ts";
import { collections } from "./de/collections.ts";
import { collectionPages } from "./de/collection-pages.ts";
import { developers } from "./de/developers.ts";
import { integrations } from "./de/integrations.ts";
import { ads } from "./de/ads.ts";
import { feed } from "./de/feed.ts";
import { gone } from "./de/gone.ts";
import { icon } from "./de/icon.ts";
import { picture } from "./de/picture.ts";
import { account } from "./de/account.ts";
import { invoice } from "./de/invoice.ts";
import { letters } from "./de/letters.ts";
import { mail } from "./de/mail.ts";
import { newsletter } from "./de/newsletter.ts";
import { offer } from "./de/offer.ts";
import { privacy } from "./de/privacy.ts";
import { events } from "./de/events.ts";
import { reason } from "./de/reason.ts";
import { requestPages } from "./de/request-pages.ts";
import { search } from "./de/search.ts";
import { selection } from "./de/selection.ts";
import { seo } from "./de/seo.ts";
import { swap } from "./de/swap.ts";
import { signin } from "./de/signin.ts";
import { download } from "./de/download.ts";
import { uploads } from "./de/uploads.ts";

export const de: Translations = {
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
