import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("./features/browse/home-page.tsx"),
  layout("./features/browse/browse-layout.tsx", [
    route("icons", "./features/browse/landing-page.tsx"),
    route("icons/styles", "./features/browse/styles-page.tsx"),
    route("icons/new", "./features/browse/new-page.tsx"),
    route("icons/presentation-clip-art", "./features/browse/clip-art-page.tsx"),
  ]),
  route("icons/collections", "./features/collections/collections-page.tsx"),
  route("icons/sign-in", "./features/accounts/sign-in-page.tsx"),
  route("icons/account-policy", "./features/accounts/account-policy-page.tsx"),
  route("icons/set", "./features/browse/find-page.tsx"),
  layout("./features/search/search-layout.tsx", [
    layout("./features/icon/inspector-layout.tsx", [
      layout("./tools-layout.tsx", [
        route("icons/search-by-image", "./features/picture-search/search-by-image-page.tsx"),
        route("icons/collections/shared/:icons", "./features/collections/shared-icons-page.tsx"),
        route("icons/collections/:collection", "./features/collections/collection-page.tsx"),
        route("icons/set/:term", "./features/search/search-page.tsx"),
        route("icons/:list", "./list-page.tsx"),
        route("icons/authors/:author/:alias?/:style?/:pack?", "./features/search/search-page.tsx", { id: "author" }),
        route("icon/set/:word/:emoji", "./features/search/search-page.tsx", { id: "emoji" }),
      ]),
    ]),
    layout("./tools-layout.tsx", { id: "icon-tools" }, [route("icon/:id/:name?", "./features/icon/icon-page.tsx")]),
  ]),
  route("icons/account/:part?", "./features/accounts/account-page.tsx"),
  route("icons/admin/people", "./features/accounts/people-page.tsx"),
  route("view/styles", "./features/browse/style-links-page.tsx"),
  route("view/results", "./features/search/more-results-page.tsx"),
  route("view/cards", "./features/search/card-drawings-page.tsx"),
  route("view/options", "./features/search/filter-options-page.tsx"),
  route("view/picked", "./features/selection/picked-details-page.tsx"),
  route("view/tool-words", "./tool-words.ts"),
  route("view/collections", "./features/collections/collections-data-page.tsx"),
  route("view/collected", "./features/collections/collected-icons-page.tsx"),
  route("view/icon/:id", "./features/icon/icon-sheet-page.tsx"),
  route("developers", "./features/developers/developers-page.tsx"),
  route("test/:page?", "./features/test-pages/test-page.tsx"),
  route("*", "./features/browse/not-found-page.tsx"),
] satisfies RouteConfig;
