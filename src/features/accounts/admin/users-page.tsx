import { Form, Link, useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { requestContext, requireListPage } from "../../../context.ts";
import { formatListHref, formatListPage, readListPage } from "../../../core/urls/list-page.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { FindForm } from "../../../ui/fields/filter-form.tsx";
import { PageLinks } from "../../../ui/layout/page-links.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { SettingsRow, SettingsRows } from "../../../ui/layout/settings-section.tsx";
import { roles } from "../../../core/people/person.ts";
import styles from "./users-page.module.css";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "../account-page/use-problem-text.ts";

const listedAtOnce = 50;
const longestWords = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { viewer, services, locale, packMessages } = viewing;
  const url = new URL(request.url);
  const { searchParams } = url;
  const words = searchParams.get("q")?.trim().slice(0, longestWords) ?? "";
  const pageNumber = readListPage(searchParams);
  const { people, isMore } = await services.userAdmin.list({ words, limit: listedAtOnce, pageNumber });
  requireListPage(viewing, {
    pageNumber,
    // How many there are nobody counts: who is behind the end begins again.
    lastPage: people.length > 0 ? pageNumber : 1,
    formatPath: (number) => formatListHref(url, number),
  });
  return {
    messages: packMessages("admin", "account"),
    ownId: viewer.person?.id,
    words,
    pageNumber,
    isMore,
    people: people.map(({ id, email, name, roles: own, isAbuser, createdAt, deletedAt }) => ({
      id,
      email,
      name,
      roles: own,
      isAbuser,
      since: formatDate(createdAt, locale),
      left: deletedAt && formatDate(deletedAt, locale),
    })),
  };
}

/** Who has an account, and what they may do. */
export default function PeoplePage() {
  const t = useMessages();
  const { people, words, pageNumber, isMore, ownId } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const [query] = useSearchParams();
  const change = async (id: string, what: object) => {
    await run(() => sendJson(`/api/admin/v1/people/${id}`, "PATCH", what));
    await revalidate();
  };
  return (
    <>
      <FindForm
        as={Form}
        label={t("account.people.find")}
        submitLabel={t("site.search.submit")}
        maxLength={longestWords}
        defaultValue={words}
      />
      <p role="alert" className={styles.problem}>
        {explain(problem)}
      </p>
      {people.length === 0 && <output>{t("account.people.none")}</output>}
      <SettingsRows label={t("admin.people.title")}>
        {people.map((person) => (
          <SettingsRow
            key={person.id}
            title={
              <>
                {person.email ?? person.name}
                {person.left !== undefined && (
                  <Badge tone="warning">{t("account.people.left", { date: person.left })}</Badge>
                )}
              </>
            }
            note={[person.email !== undefined && person.name, t("account.people.since", { date: person.since })]
              .filter(Boolean)
              .join(" · ")}
          >
            <fieldset aria-label={person.email ?? person.name} className={styles.switches}>
              {roles.map((role) => (
                <Switch
                  key={role}
                  checked={person.roles.includes(role)}
                  // Nobody locks themselves out.
                  disabled={isBusy || (role === "admin" && person.id === ownId)}
                  onChange={({ currentTarget: { checked } }) =>
                    void change(person.id, checked ? { grant: role } : { revoke: role })
                  }
                >
                  {t(`account.people.${role}`)}
                </Switch>
              ))}
              <Switch
                checked={person.isAbuser}
                disabled={isBusy || person.id === ownId}
                onChange={({ currentTarget: { checked } }) => void change(person.id, { isAbuser: checked })}
              >
                {t("account.people.abuser")}
              </Switch>
            </fieldset>
          </SettingsRow>
        ))}
      </SettingsRows>
      <PageLinks
        as={Link}
        label={t("admin.people.title")}
        pageNumber={pageNumber}
        isLast={!isMore}
        formatPath={(page) => formatListPage(query, page)}
        previousLabel={t("admin.previous")}
        nextLabel={t("admin.next")}
      />
    </>
  );
}
