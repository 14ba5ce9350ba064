import { z } from "zod";
import { refuseParameter, succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { requireAdmin } from "../../../platform/http/parameters/require-person.server.ts";
import { productCode } from "../billing-shapes.server.ts";
import type { ProductAdmin } from "./product-admin.server.ts";
import { writtenProduct } from "./product-schema.ts";

const options = { onRequest: requireAdmin, bodyLimit: 65_536 };
const params = z.object({ code: productCode });

/** What admins do about products, which are written as in files. For everybody else these calls do not exist. */
export function registerProductCalls(app: ApiScope, { productAdmin }: { productAdmin: ProductAdmin }): void {
  app.post(
    "/api/admin/v1/products",
    { ...options, schema: { hide: true, body: writtenProduct } },
    async ({ body: product }) => {
      await productAdmin.add(product);
      return succeeded;
    },
  );
  app.put(
    "/api/admin/v1/products/:code",
    { ...options, schema: { hide: true, params, body: writtenProduct } },
    async (asked) => {
      if (asked.body.code !== asked.params.code) refuseParameter("code", "can’t be changed");
      await productAdmin.change(asked.body);
      return succeeded;
    },
  );
  app.patch(
    "/api/admin/v1/products/:code",
    { ...options, schema: { hide: true, params, body: z.strictObject({ isOffered: z.boolean() }) } },
    async (asked) => {
      await productAdmin.offer(asked.params.code, asked.body.isOffered);
      return succeeded;
    },
  );
}
