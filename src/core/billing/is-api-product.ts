import type { AllowanceResource } from "../quotas/quota.ts";
import type { Product } from "./product.ts";

const resources: ReadonlySet<AllowanceResource> = new Set([
  "api-call-icon",
  "api-call-photo",
  "api-call-illustration",
  "api-call-music",
  "upscaler",
  "bgRemover",
]);

/** Whether a product is for programs: it gives calls of the API, or what only programs use. */
export const isApiProduct = ({ allowances }: Pick<Product, "allowances">): boolean =>
  allowances.some(({ resource }) => resources.has(resource));
