import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../../context.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Style } from "../../../core/icons/style.ts";
import { blankAddress, type AddressFilters } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { roundCount } from "../../../i18n/format.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Drawing, type DrawingSize } from "../../../ui/foundation/drawing.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { PageColumn } from "../../../ui/layout/page-column.tsx";
import styles from "./clip-art-page.module.css";
import { ClipArtSlides } from "./clip-art-slides.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { PageSection } from "../icon-tiles/page-section.tsx";

export const handle: PageHandle = { layout: "regular" };

const pictureSizePx = 104;

/** What the page needs to show and link a picture. */
export interface ClipArtPicture {
  id: string;
  name: string;
  url: string;
  isColor: boolean;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, hrefIn } = context.get(requestContext);
  const page = requirePage(context);
  const chosen = page.address.filters.style;
  const style = chosen === undefined ? undefined : services.browse.findStyle(chosen);
  const { sections, styles: known } = services.browse.clipArt(style);
  const filters: AddressFilters = { animated: false, ...(style ? { style: style.seoCode } : { colors: "multi" }) };
  const { catalogue, names } = services.catalogue.current();
  const describePicture = (icon: Icon): ClipArtPicture => {
    const { id, url, isColor } = icon;
    return { id, name: names.nameIcon(icon, locale), url, isColor };
  };
  const described = sections.map(({ code, term, total, icons }) => ({
    code,
    term,
    total,
    pictures: icons.map(describePicture),
  }));
  return {
    head: await services.seo.describeAddress({
      page,
      locale,
      hrefIn,
      icons: described.flatMap(({ pictures }) => pictures),
    }),
    sections: described.map(({ code, term, total, pictures }) => ({
      code,
      total,
      href: formatAddress({ ...blankAddress("search"), term: cleanTerm(term), filters }),
      pictures,
    })),
    mixedHref: renderClipArt(),
    isMixed: style === undefined,
    styles: startWith(style, known).map(({ seoCode, title, preview }, place) => {
      const ordinal = catalogue.findById(preview[place % preview.length] ?? "");
      return {
        title,
        href: renderClipArt({ style: seoCode }),
        isChosen: seoCode === style?.seoCode,
        picture: ordinal === undefined ? undefined : describePicture(catalogue.icon(ordinal)),
      };
    }),
  };
}

/** The page in one style, or in the best of all. */
function renderClipArt(filters: AddressFilters = {}): string {
  return formatAddress({ ...blankAddress("clip-art"), filters });
}

/** The chosen style stands where it is seen. */
function startWith(chosen: Style | undefined, known: readonly Style[]): readonly Style[] {
  return chosen ? [chosen, ...known.filter((style) => style !== chosen)] : known;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function ClipArtPage() {
  const t = useMessages();
  const { head, sections, styles: known, mixedHref, isMixed } = useLoaderData<typeof loader>();
  return (
    <PageColumn>
      <div className={styles.hero}>
        <div>
          <h1>{head.title}</h1>
          <p className={styles.text}>
            <LinkedText text={head.description} />
          </p>
          <nav aria-label={t("browse.clipArt.topics")}>
            <ul className={styles.topics}>
              {sections.map(({ code }) => (
                <li key={code}>
                  <a href={`#${code}`}>{t(`browse.clipArt.section.${code}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ClipArtSlides pictures={sections.flatMap(({ pictures }) => pictures.slice(0, 1))} />
      </div>
      <nav aria-label={t("browse.clipArt.style")}>
        <ul className={styles.styles}>
          <li>
            <Link to={mixedHref} preventScrollReset aria-current={isMixed || undefined}>
              {t("browse.clipArt.mixed")}
            </Link>
          </li>
          {known.map(({ title, href, isChosen, picture }) => (
            <li key={href}>
              <Link to={href} preventScrollReset aria-current={isChosen || undefined}>
                {picture && <Picture picture={picture} size={24} />}
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ code, total, href, pictures }, index) => (
        <PageSection
          key={code}
          id={code}
          title={t(`browse.clipArt.section.${code}`)}
          more={{ to: href, label: t("browse.clipArt.all", { count: roundCount(total) }) }}
        >
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <Link to={picture.url} className={styles.picture}>
                  <Picture picture={picture} size={pictureSizePx} isLazy={index > 0} />
                  <span className={styles.name}>{picture.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </PageColumn>
  );
}

function Picture({
  picture: { id, isColor },
  size,
  isLazy = true,
}: {
  picture: ClipArtPicture;
  size: DrawingSize;
  isLazy?: boolean;
}) {
  return <Drawing src={formatImagePath(id, "svg")} isMono={!isColor} size={size} isLazy={isLazy} />;
}
