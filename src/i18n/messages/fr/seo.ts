export { seo } from "../en/seo.ts";
