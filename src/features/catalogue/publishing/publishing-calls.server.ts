import { z } from "zod";
import {
  answer,
  refuseParameter,
  succeeded,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { requireAdmin, requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { toIconName } from "../sources/folder.server.ts";
import { publishingLimits, takeDownReasons, type Publishing } from "./contract.ts";
import { listPackIcons, packOrder } from "./pack-order.ts";
import { readIconAddress } from "./read-icon-address.ts";

/** A file of 5 MB and what is said about it. */
const mostPackBytes = 5 * 1024 * 1024 + 65_536;
const mostPages = 10_000;

const path = "/api/admin/v1/catalogue";
const common = { onRequest: requireAdmin, bodyLimit: 16_384 };

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(mostPages).default(1),
  q: z.string().trim().max(100).default(""),
});
const published = z.object({ id: z.string(), url: z.string() });
const time = z.date();
const row = { id: z.string(), name: z.string() };
const takenDownRow = z.object({
  ...row,
  reason: z.string(),
  note: z.string(),
  by: z.string().nullable(),
  takenDownAt: time,
});
const publishedRow = z.object({ ...row, url: z.string(), maker: z.string(), publishedAt: time });
const total = z.number();

/** What admins do about icons while the site is served. For everybody else these calls do not exist. */
export function registerPublishingCalls(app: ApiScope, deps: { publishing: Publishing }): void {
  registerListTakenDown(app, deps);
  registerListPublished(app, deps);
  registerTakeDownIcon(app, deps);
  registerRestoreIcon(app, deps);
  registerPublishPack(app, deps);
}

function registerListTakenDown(app: ApiScope, { publishing }: { publishing: Publishing }): void {
  app.get(
    `${path}/taken-down`,
    {
      ...common,
      schema: {
        hide: true,
        querystring: listQuery,
        response: { 200: answer({ rows: z.array(takenDownRow), total }) },
      },
    },
    async ({ query: { page, q } }, reply) => {
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, ...(await publishing.listTakenDown(page, q)) };
    },
  );
}

function registerListPublished(app: ApiScope, { publishing }: { publishing: Publishing }): void {
  app.get(
    `${path}/published`,
    {
      ...common,
      schema: {
        hide: true,
        querystring: listQuery,
        response: { 200: answer({ rows: z.array(publishedRow), total }) },
      },
    },
    async ({ query: { page, q } }, reply) => {
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, ...(await publishing.listPublished(page, q)) };
    },
  );
}

function registerTakeDownIcon(app: ApiScope, { publishing }: { publishing: Publishing }): void {
  app.post(
    `${path}/taken-down`,
    {
      ...common,
      schema: {
        hide: true,
        body: z.object({
          icon: z.string().trim().max(2000).describe("Icon ID or page URL."),
          reason: z.enum(takeDownReasons),
          note: z.string().trim().max(publishingLimits.reasonLength).optional(),
        }),
        response: { 200: answer({ id: z.string(), name: z.string() }) },
      },
    },
    async (request) => {
      const { icon, reason, note } = request.body;
      const id = readIconAddress(icon) ?? refuseParameter("icon", "must be an icon ID or the URL of an icon page");
      const { name } = await publishing.takeDown(id, { reason, note, by: requirePerson(request).id });
      return { ...succeeded, id, name };
    },
  );
}

function registerRestoreIcon(app: ApiScope, { publishing }: { publishing: Publishing }): void {
  app.delete(
    `${path}/taken-down/:id`,
    {
      ...common,
      schema: {
        hide: true,
        params: z.object({ id: z.string().regex(/^[0-9A-Za-z]{9}$/) }),
        response: { 200: answer({}) },
      },
    },
    async ({ params: { id } }) => {
      await publishing.restore(id);
      return succeeded;
    },
  );
}

function registerPublishPack(app: ApiScope, { publishing }: { publishing: Publishing }): void {
  app.post(
    `${path}/packs`,
    {
      ...common,
      bodyLimit: mostPackBytes,
      schema: {
        hide: true,
        body: packOrder,
        response: {
          200: answer({
            published: z.array(published),
            refused: z.array(z.object({ name: z.string(), fault: z.string() })),
          }),
        },
      },
    },
    async ({ body }) => {
      const { title, author, url = null, license } = body;
      const icons = listPackIcons(body);
      return {
        ...succeeded,
        ...(await publishing.publishPack({ prefix: toIconName(title), title, author, url, license, icons })),
      };
    },
  );
}
