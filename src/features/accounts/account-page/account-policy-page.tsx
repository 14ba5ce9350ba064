import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { listAlternates } from "../../../i18n/alternates.ts";
import { accountPolicyPath } from "../contract.ts";
import styles from "./account-policy-page.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  const { viewer, hrefIn, packMessages } = context.get(requestContext);
  return {
    messages: packMessages("signin"),
    head: { alternates: listAlternates(accountPolicyPath, hrefIn) },
    isHeld: viewer.person?.isAbuser ?? false,
  };
}

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFromMatches(matches);
  return [{ title: `${t("signin.policy.title")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

const rules = ["person", "machine", "license"] as const;

/** What accounts are for; the only page for those who use theirs for something else. */
export default function AccountPolicyPage() {
  const t = useMessages();
  const { isHeld } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      {isHeld && (
        <section className={styles.held} aria-labelledby="held">
          <Glyph name="triangle-alert" size={22} />
          <div>
            <h2 id="held">{t("signin.policy.held")}</h2>
            <p>{t("signin.policy.heldText")}</p>
            <p>{t("signin.policy.settle")}</p>
            <form method="post" action="/api/auth/v1/logout">
              <Button type="submit">{t("signin.menu.signOut")}</Button>
            </form>
          </div>
        </section>
      )}
      <h1>{t("signin.policy.title")}</h1>
      <p className={styles.lead}>{t("signin.policy.lead")}</p>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`signin.policy.${rule}`)}</li>
        ))}
      </ol>
    </div>
  );
}
