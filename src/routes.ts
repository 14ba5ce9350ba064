import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("./features/browse/landing-page.tsx")] satisfies RouteConfig;
