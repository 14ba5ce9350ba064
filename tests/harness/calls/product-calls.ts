/** One call that the product makes, as its specification names it. */
export interface ProductCall {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `{name}` stands for one segment. */
  path: string;
  /** Under which path it is documented, where that is another one for the same thing. */
  documentedAs?: string;
  /** Names of what it is told: in the query, in the body or in the form. */
  accepts?: readonly string[];
  /** Names of what a success holds. */
  gives?: readonly string[];
}

const listNames = (names: string) => names.split(" ");

const searchFilters = listNames(
  "style author authorApiCode isColor corners colors size free weight trendiness technique platform language isAnimated aesthetic spellcheck stroke-size",
);

/** All of them, in the order of the specification; where it leaves a path open, the one that was chosen. */
export const productCalls: readonly ProductCall[] = [
  // Icons, groups, platforms
  { method: "GET", path: "/siteApi/icons/icon", accepts: ["id", "language", "svg"], gives: ["icon"] },
  { method: "GET", path: "/api/bundle/icons" },
  { method: "GET", path: "/siteApi/icons/v1/latest", accepts: ["amount", "offset", "platform"], gives: ["icons"] },
  {
    method: "GET",
    path: "/siteApi/icons/v1/packs/demarcation",
    accepts: ["amount", "offset", "style", "category", "language", "isAnimated", "colors"],
  },
  { method: "GET", path: "/siteApi/filters/v1/available", accepts: ["term", "lang", "style"], gives: ["docs"] },
  { method: "GET", path: "/siteApi/groups/v1/pack/sidebar" },
  { method: "GET", path: "/siteApi/groups/v1/platform/filter-style" },
  { method: "GET", path: "/siteApi/groups/v1/platform/sidebar" },
  { method: "GET", path: "/siteApi/groups/v1/platform/icons-homepage" },
  { method: "GET", path: "/siteApi/groups/v1/platform/variations" },
  { method: "GET", path: "/siteApi/groups/v1/{entityType}/{apiCode}/detailed" },
  { method: "GET", path: "/siteApi/platforms/v1/{id}" },
  { method: "GET", path: "/siteApi/packs-info", gives: ["packs"] },
  { method: "GET", path: "/siteApi/app-info/partial", gives: ["totalIcons", "totalIconsByPlatform"] },
  { method: "GET", path: "/siteApi/platforms-info", gives: ["platforms"] },
  { method: "GET", path: "/siteApi/market/authors/{id}", gives: ["name"] },
  { method: "GET", path: "/siteApi/market/platforms/{id}" },
  { method: "POST", path: "/siteApi/popularPages/v1/parseUrl", accepts: ["term"] },
  { method: "POST", path: "/siteApi/icons/sprite" },
  { method: "PUT", path: "/siteApi/tasks/webfonts" },
  { method: "POST", path: "/plainConverter", accepts: ["format", "size"] },
  { method: "GET", path: "/img" },
  { method: "GET", path: "/siteApi/presearch", accepts: ["term"], gives: ["success", "type"] },
  { method: "GET", path: "/siteApi/region", gives: ["region"] },

  // Search
  {
    method: "GET",
    path: "/api/iconsets/v7/search",
    accepts: ["term", "amount", "offset", ...searchFilters, "saveAnalytics", "isOuch", "replaceNameWithSynonyms"],
    gives: ["icons"],
  },
  {
    method: "GET",
    path: "/api/iconsets/v5/search/group",
    accepts: ["term", "amount", "language", "groupBy", "isAnimated", "authors", "isColor", "isOuch"],
  },
  { method: "GET", path: "/api/iconsets/ai/v1/search" },
  { method: "POST", path: "/api/iconsets/vector/search/file" },
  { method: "GET", path: "/api/iconsets/vector/search/id" },
  { method: "GET", path: "/similarTags", accepts: ["term", "limit", "lang", "platform"] },
  { method: "GET", path: "/api/iconsets/autocomplete/v2", accepts: ["term", "limit", "lang", "platform"] },
  { method: "GET", path: "/api/iconsets/popularRequests" },
  { method: "GET", path: "/api/users/history" },
  { method: "DELETE", path: "/api/user/v2/history", accepts: ["searchTerm"] },
  { method: "GET", path: "/api/frontend/v1/autocomplete", accepts: ["query", "limit", "locale"] },

  // User and auth
  { method: "GET", path: "/user/v2", documentedAs: "/api/user/v2" },
  { method: "GET", path: "/user/v2/subscriptions", documentedAs: "/api/user/v2/subscriptions" },
  {
    method: "GET",
    path: "/user/v1/paidDownloadIds",
    documentedAs: "/api/user/v1/paidDownloadIds",
    accepts: ["type", "objectIds", "collectionId"],
    gives: ["ids"],
  },
  { method: "GET", path: "/api/token/v1" },
  { method: "POST", path: "/api/auth/v1/logout" },
  {
    method: "POST",
    path: "/api/auth/v1/login/{type}",
    accepts: ["client", "code", "credentials"],
    gives: ["token"],
  },
  { method: "POST", path: "/icons/api/user-hash" },

  // Collections
  { method: "GET", path: "/siteApi/collections/v2/{id}" },
  { method: "GET", path: "/siteApi/collections/v2", accepts: ["select", "sort", "limit", "previewCount"] },
  { method: "PUT", path: "/siteApi/collections/v2" },
  { method: "PATCH", path: "/siteApi/collections/v2/{id}" },
  { method: "POST", path: "/siteApi/collections/v2/{id}/copy" },
  { method: "POST", path: "/siteApi/collections/v2/{id}/download", accepts: ["format", "size"] },
  { method: "GET", path: "/siteApi/collections/v2/{id}/download/{download}" },
  { method: "GET", path: "/siteApi/collections/v2/{id}/icons", accepts: ["limit"] },
  {
    method: "PUT",
    path: "/siteApi/icons/collections/{id}/icons",
    accepts: ["collectionId", "icons"],
    gives: ["success", "error"],
  },
  { method: "DELETE", path: "/siteApi/collections/v2/{id}" },
  { method: "DELETE", path: "/siteApi/collections/v2/{id}/icons/{iconId}" },

  // Billing
  { method: "GET", path: "/billing/products/v1/default" },
  {
    method: "POST",
    path: "/billing/v2/subscriptions",
    accepts: listNames(
      "addProducts removeProducts quantity provider source referralCode metadata clientRedirectUrl trialId trialDays successUrl cancelUrl",
    ),
  },
  { method: "POST", path: "/billing/v2/subscriptions/{id}/resume" },
  { method: "POST", path: "/billing/v2/subscriptions/{id}/upgrade" },
  { method: "POST", path: "/billing/v2/subscriptions/{id}/downgrade" },
  { method: "POST", path: "/billing/v2/subscriptions/{id}/paymentMethod" },
  { method: "GET", path: "/billing/v2/unpaidInvoice" },
  { method: "POST", path: "/billing/v2" },
  { method: "GET", path: "/billing/v2/abGroupInfo" },
  { method: "POST", path: "/billing/v2/paymentMethod" },
  { method: "GET", path: "/billing/v2/purchases" },
  { method: "POST", path: "/billing/v2/purchases" },

  // Icon requests
  {
    method: "PUT",
    path: "/api/requests",
    accepts: ["title", "description", "attachments", "platforms", "isAnimated"],
  },
  {
    method: "GET",
    path: "/api/requests",
    accepts: listNames("sort page limit type isMine isAssignedToMe isUnassigned isAssignedTo status term platforms"),
  },
  { method: "GET", path: "/api/makers", accepts: ["limit", "page"] },
  { method: "GET", path: "/api/requests/{id}" },
  { method: "DELETE", path: "/api/requests/{id}" },
  { method: "POST", path: "/api/requests/{id}/vote" },
  { method: "POST", path: "/api/requests/{id}/assignMaker", accepts: ["makerId"] },
  { method: "POST", path: "/api/requests/{id}/takeToWork" },
  { method: "POST", path: "/api/requests/{id}/resolve", accepts: ["resolvedItems"] },
  { method: "POST", path: "/api/uploadFiles" },

  // Other services
  {
    method: "GET",
    path: "/images",
    accepts: ["page", "per_page", "fields", "sort_by", "locale", "category_id", "query"],
  },
  {
    method: "GET",
    path: "/illustrations",
    accepts: ["page", "per_page", "fields", "sort_by", "locale", "subject_pretty_ids", "search"],
  },
  { method: "GET", path: "/images/search" },
  { method: "GET", path: "/placeholders", accepts: ["uri", "locale", "project_id"] },
  { method: "POST", path: "/api/downloadEvents/v1" },
  { method: "POST", path: "/api/v1/clickEvent" },
  { method: "GET", path: "/api/webhook/{name}" },
  { method: "POST", path: "/api/webhook/blog_subscribe_form", documentedAs: "/api/webhook/{name}" },
  { method: "GET", path: "/api/config/v1", gives: ["apiUrl"] },
];
