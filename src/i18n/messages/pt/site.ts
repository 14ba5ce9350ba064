export { site } from "../en/site.ts";
