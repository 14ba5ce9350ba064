export { nameResource } from "./usage/name-resource.ts";
