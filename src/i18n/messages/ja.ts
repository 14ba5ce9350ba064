import type { Translations } from "../source-messages.ts";
import { admin } from "./ja/admin.ts";
import { billing } from "./ja/billing.ts";
import { busy } from "./ja/busy.ts";
import { browse } from "./ja/browse.ts";
import { scenes } from "./ja/scenes.ts";
import { media } from "./ja/media.ts";
import { site } from "./ja/site.ts";
import { categories } from "./ja/categories.ts";
import { collections } from "./ja/collections.ts";
import { collectionPages } from "./ja/collection-pages.ts";
import { developers } from "./ja/developers.ts";
import { integrations } from "./ja/integrations.ts";
import { ads } from "./ja/ads.ts";
import { feed } from "./ja/feed.ts";
import { gone } from "./ja/gone.ts";
import { icon } from "./ja/icon.ts";
import { picture } from "./ja/picture.ts";
import { account } from "./ja/account.ts";
import { invoice } from "./ja/invoice.ts";
import { letters } from "./ja/letters.ts";
import { mail } from "./ja/mail.ts";
import { newsletter } from "./ja/newsletter.ts";
import { offer } from "./ja/offer.ts";
import { privacy } from "./ja/privacy.ts";
import { events } from "./ja/events.ts";
import { reason } from "./ja/reason.ts";
import { requestPages } from "./ja/request-pages.ts";
import { search } from "./ja/search.ts";
import { selection } from "./ja/selection.ts";
import { seo } from "./ja/seo.ts";
import { swap } from "./ja/swap.ts";
import { signin } from "./ja/signin.ts";
import { download } from "./ja/download.ts";
import { uploads } from "./ja/uploads.ts";

export const ja: Translations = {
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
