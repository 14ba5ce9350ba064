import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("./features/browse/home-page.tsx"),
  route("icons", "./features/browse/landing-page.tsx"),
  route("icons/styles", "./features/browse/styles-page.tsx"),
  route("icons/new", "./features/browse/new-page.tsx"),
  route("icon/new-icons/:style", "./features/browse/new-page.tsx", { id: "new-in-style" }),
  route("icons/set", "./features/browse/find-page.tsx"),
  route("*", "./features/browse/not-found-page.tsx"),
] satisfies RouteConfig;
