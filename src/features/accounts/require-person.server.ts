export { requirePerson } from "../../platform/http/require-person.server.ts";
