import type { Translations } from "../source-messages.ts";
import { admin } from "./fr/admin.ts";
import { billing } from "./fr/billing.ts";
import { busy } from "./fr/busy.ts";
import { browse } from "./fr/browse.ts";
import { scenes } from "./fr/scenes.ts";
import { media } from "./fr/media.ts";
import { site } from "./fr/site.ts";
import { categories } from "./fr/categories.ts";
import { collections } from "./fr/collections.ts";
import { collectionPages } from "./fr/collection-pages.ts";
import { developers } from "./fr/developers.ts";
import { integrations } from "./fr/integrations.ts";
import { ads } from "./fr/ads.ts";
import { feed } from "./fr/feed.ts";
import { gone } from "./fr/gone.ts";
import { icon } from "./fr/icon.ts";
import { picture } from "./fr/picture.ts";
import { account } from "./fr/account.ts";
import { invoice } from "./fr/invoice.ts";
import { letters } from "./fr/letters.ts";
import { mail } from "./fr/mail.ts";
import { newsletter } from "./fr/newsletter.ts";
import { offer } from "./fr/offer.ts";
import { privacy } from "./fr/privacy.ts";
import { events } from "./fr/events.ts";
import { reason } from "./fr/reason.ts";
import { requestPages } from "./fr/request-pages.ts";
import { search } from "./fr/search.ts";
import { selection } from "./fr/selection.ts";
import { seo } from "./fr/seo.ts";
import { swap } from "./fr/swap.ts";
import { signin } from "./fr/signin.ts";
import { download } from "./fr/download.ts";
import { uploads } from "./fr/uploads.ts";

export const fr: Translations = {
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
