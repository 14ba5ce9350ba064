import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { requestContext, type Services } from "../../context.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Glyph } from "../../ui/foundation/glyph.tsx";
import { adminParts, type AdminPart } from "./contract.ts";
import styles from "./overview-page.module.css";

/** How much there is of what, where that is cheap to know. */
const counters: Partial<Record<AdminPart, (services: Services) => Promise<number>>> = {
  people: ({ userAdmin }) => userAdmin.count(),
  texts: ({ seoAdmin }) => seoAdmin.count("texts"),
  catalogue: async ({ publishing }) => (await publishing.listPublished(1)).total,
  products: async ({ productAdmin }) => (await productAdmin.list()).length,
  redirects: ({ seoAdmin }) => seoAdmin.count("redirects"),
};

/** What cannot be counted now is shown without a count. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, packMessages } = context.get(requestContext);
  const counted = await Promise.allSettled(
    adminParts.map(async ({ id }) => [id, await counters[id]?.(services)] as const),
  );
  const counts: Partial<Record<AdminPart, number | undefined>> = Object.fromEntries(
    counted.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
  );
  return { messages: packMessages("admin"), counts };
}

/** Everything that admins look after. */
export default function OverviewPage() {
  const t = useMessages();
  const { counts } = useLoaderData<typeof loader>();
  return (
    <ul className={styles.parts}>
      {adminParts
        .filter(({ id }) => id !== "overview")
        .map(({ id, path, glyph }) => (
          <Card key={id} as="li" isInteractive className={styles.part}>
            <h2>
              <Glyph name={glyph} size={20} />
              <Link to={path} className={styles.link}>
                {t(`admin.${id}.title`)}
              </Link>
              {counts[id] !== undefined && <span className={styles.count}>{formatNumber(counts[id], t.locale)}</span>}
            </h2>
            <p>{t(`admin.${id}.lead`)}</p>
          </Card>
        ))}
    </ul>
  );
}
