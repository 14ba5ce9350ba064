import { redirectDocument, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import { isSignInType, signInNames } from "../../../core/people/sign-in-types.ts";
import { readOwnPath } from "../../../core/urls/safe-redirect-path.ts";
import { defaultLocale } from "../../../i18n/locales.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { listAlternates } from "../../../i18n/alternates.ts";
import { signInNotices, signInPagePath, signInProblems } from "../contract.ts";
import { MailSignInForm } from "./mail-sign-in-form.tsx";
import { findPasskeySite } from "../passkeys/passkey-site.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import styles from "./sign-in-page.module.css";

/** Everybody sees their own: it tells what went wrong for them and where they came from. */
export const headers = () => ({ "cache-control": "private, no-store" });

export function loader({ context, request, url }: LoaderFunctionArgs) {
  const { services, viewer, origin, hrefIn, packMessages, isSignInShut } = context.get(requestContext);
  const given = url.searchParams;
  const path = readOwnPath(given.get("path") ?? undefined) ?? readReferer(request, origin) ?? "/icons";
  const problem = signInProblems.find((each) => each === given.get("problem"));
  const notice = viewer.person && signInNotices.find((each) => each === given.get("notice"));
  if (viewer.person && !notice) throw redirectDocument(path);
  const isVisit = request.headers.get("sec-fetch-mode") === "navigate";
  const isFresh = isVisit && problem === undefined && !given.has("sso") && !notice;
  if (isFresh && origin !== new URL(hrefIn(defaultLocale, "/")).origin) throw askElsewhere(path);
  const type = given.get("type") ?? "";
  return {
    messages: packMessages("signin", "account"),
    head: { alternates: listAlternates(signInPagePath, hrefIn) },
    methods: isSignInShut ? [] : services.signIn.listMethods(),
    hasMail: !isSignInShut && services.mail !== undefined,
    captcha: services.captcha.site,
    isTestMode: services.outbox !== undefined,
    hasPasskeys: !isSignInShut && findPasskeySite(origin, hrefIn(defaultLocale, "/")) !== undefined,
    path,
    problem,
    notice,
    provider: isSignInType(type) ? signInNames[type] : "",
  };
}

/** Whoever is signed in at the main origin is so here at once. */
function askElsewhere(path: string): Response {
  const otherwise = `${signInPagePath}?${new URLSearchParams({ path, sso: "no" })}`;
  return redirectDocument(`/api/token/v1/enter?${new URLSearchParams({ path, otherwise })}`);
}

/** The page with the link that led here. */
function readReferer(request: Request, origin: string): string | undefined {
  const referer = request.headers.get("referer");
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { origin: from, pathname, search } = new URL(referer);
  return from === origin && pathname !== signInPagePath ? readOwnPath(pathname + search) : undefined;
}

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFromMatches(matches);
  return [{ title: `${t("signin.title")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

export default function SignInPage() {
  const t = useMessages();
  const { methods, hasMail, captcha, hasPasskeys, isTestMode, path, problem, notice, provider } =
    useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        {notice ? (
          <>
            <h1>{t(`signin.${notice}.title`)}</h1>
            <p className={styles.lead}>
              {notice === "back" ? t("signin.back.text") : t("signin.unconfirmed.text", { provider })}
            </p>
            <LinkButton href={path} variant="primary" size="lg">
              {t("signin.notice.go")}
            </LinkButton>
          </>
        ) : (
          <>
            <h1>{t("signin.title")}</h1>
            <p className={styles.lead}>{t("signin.lead")}</p>
            {problem && (
              <p className={styles.problem} role="alert">
                <Glyph name="circle-alert" size={18} />
                <span>
                  {problem === "away"
                    ? t("account.away")
                    : problem === "busy" || problem === "expired"
                      ? t(`signin.problem.${problem}`)
                      : t(`signin.problem.${problem}`, { provider })}
                </span>
              </p>
            )}
            <ul className={styles.methods}>
              {methods.map(({ type, isStandIn }) => (
                <li key={type}>
                  <LinkButton
                    href={`/api/auth/v1/login/${type}?${new URLSearchParams({ path })}`}
                    rel="nofollow"
                    size="lg"
                    className={styles.method}
                  >
                    <ProviderMark type={type} />
                    <span>{t("signin.with", { provider: signInNames[type] })}</span>
                    {isStandIn && <Badge>{t("signin.standIn")}</Badge>}
                  </LinkButton>
                </li>
              ))}
            </ul>
            {hasPasskeys && <PasskeySignIn path={path} />}
            {hasMail && <MailSignInForm path={path} captcha={captcha} isTestMode={isTestMode} />}
            {methods.length === 0 && !hasMail && !hasPasskeys && <p>{t("signin.none")}</p>}
            {methods.some(({ isStandIn }) => isStandIn) && <p className={styles.note}>{t("signin.testMode")}</p>}
          </>
        )}
      </Card>
    </div>
  );
}
