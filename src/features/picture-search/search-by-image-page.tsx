import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../context.ts";
import { pictureTypes } from "../../core/pictures/picture-type.ts";
import { printHead } from "../../i18n/page-meta.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import { LinkedText } from "../../ui/linked-text.tsx";
import { LiveRegion } from "../../ui/visually-hidden.tsx";
import type { PageHandle } from "../browse/contract.ts";
import { largestPictureMegabytes } from "./contract.ts";
import { PictureAnswer } from "./picture-answer.tsx";
import { PictureField } from "./picture-field.tsx";
import type { PictureStep } from "./picture-steps.ts";
import styles from "./search-by-image-page.module.css";
import { usePictureSearch } from "./use-picture-search.ts";

export const handle: PageHandle = { layout: "tools" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, hrefIn, packMessages } = context.get(requestContext);
  const page = requirePage(context);
  return { head: await services.seo.describeAddress({ page, locale, hrefIn }), messages: packMessages("picture") };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => printHead(loaderData?.head);

const formats = pictureTypes.map(({ name }) => name);

export default function SearchByImagePage() {
  const t = useMessages();
  const { head } = useLoaderData<typeof loader>();
  const searching = usePictureSearch();
  const { now } = searching;
  const refusal = "refusal" in now ? now.refusal : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{head.title}</h1>
        <p>
          <LinkedText text={head.description} />
        </p>
      </header>
      <noscript>
        <p className={styles.problem}>{t("picture.noScript")}</p>
      </noscript>
      <PictureField searching={searching} />
      {refusal && (
        <p className={styles.problem} role="alert">
          {refusal.reason === "wrongType"
            ? t("picture.wrongType", { name: refusal.name })
            : t("picture.tooBig", { name: refusal.name, size: largestPictureMegabytes })}
        </p>
      )}
      {now.step === "idle" && (
        <p className={styles.formats}>
          {t("picture.formats", { formats: formats.join(", "), size: largestPictureMegabytes })}
        </p>
      )}
      <LiveRegion>{describeStep(t, now)}</LiveRegion>
      <PictureAnswer searching={searching} />
    </div>
  );
}

/** What screen readers hear. */
function describeStep(t: Translator, now: PictureStep): string {
  if (now.step === "searching") return t("picture.searching");
  if (now.step === "unavailable") return t("picture.unavailable.title");
  if (now.step === "chosen" && now.failure) return t(`picture.${now.failure}.title`);
  if (now.step !== "found") return "";
  return now.icons.length === 0 ? t("picture.none.title") : t("picture.results", { count: now.icons.length });
}
