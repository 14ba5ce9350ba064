import { useState, useSyncExternalStore } from "react";
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { requestContext, requirePage } from "../../../context.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Customizer } from "../customizer/customizer.tsx";
import { ContextStrip } from "./context-strip.tsx";
import type { Ground } from "../inspector/ground-switch.tsx";
import { IconAbout } from "./icon-about.tsx";
import styles from "./icon-page.module.css";
import { IconPreview } from "../inspector/icon-preview.tsx";
import { SimilarIcons } from "./similar-icons.tsx";
import { recallSingleIcon } from "./single-icon.ts";
import { DownloadButtons } from "../../downloads/components.ts";
import { useLinkFollower } from "../inspector/use-link-follower.ts";
import { useAddress } from "../inspector/use-address.ts";
import { useDraftCustomization } from "../customization/use-draft-customization.ts";
import { useRememberedCustomization } from "../customization/use-remembered-customization.ts";

export const handle: PageHandle = { layout: "default" };

export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale, hrefIn } = request;
  const page = requirePage(context);
  return {
    head: await services.seo.describeAddress({ page, locale, hrefIn }),
    details: await services.icon.getView(page.address.icon, request),
  };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function IconPage() {
  const t = useMessages();
  const { head, details } = useLoaderData<typeof loader>();
  const address = useAddress();
  const { draft, setDraft, changeCustomization } = useDraftCustomization(address);
  const customization = useRememberedCustomization({ address, draft, onDraft: setDraft });
  const [ground, setGround] = useState<Ground>();
  const { icon, style } = details;
  const styleHref = formatAddress({ ...blankAddress("style"), filters: { style: style.seoCode } });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only follows the links inside
    <article className={styles.page} onClick={useLinkFollower()}>
      <header className={styles.head}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.style}>
          <a href={styleHref}>{style.title}</a>
          <BackToResults id={icon.id} />
        </p>
      </header>
      <div className={styles.show}>
        <IconPreview
          id={icon.id}
          details={details}
          customization={customization}
          ground={ground}
          onGround={setGround}
        />
        <section aria-label={t("icon.context.title")}>
          <ContextStrip details={details} customization={customization} />
        </section>
      </div>
      <div className={styles.tools}>
        <DownloadButtons details={details} customization={customization} />
        <Customizer details={details} customization={customization} onCustomizationChange={changeCustomization} />
      </div>
      <div className={styles.about}>
        <SimilarIcons key={icon.id} details={details} />
        <IconAbout details={details} />
        <p className={styles.text}>
          <LinkedText text={head.description} />
        </p>
        <a className={styles.more} href={formatAddress({ ...blankAddress("search"), term: cleanTerm(details.name) })}>
          {t("icon.page.more", { name: details.name })}
        </a>
      </div>
    </article>
  );
}

/** For who came here from the panel: the list again, with the icon selected. */
function BackToResults({ id }: { id: string }) {
  const t = useMessages();
  const from = useSyncExternalStore(
    neverChanges,
    () => recallSingleIcon(id)?.from,
    () => undefined,
  );
  return from === undefined ? null : (
    <a className={styles.back} href={from}>
      {t("icon.page.back")}
    </a>
  );
}

const neverChanges = () => () => undefined;
