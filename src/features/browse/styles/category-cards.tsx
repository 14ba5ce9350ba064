import { Link } from "react-router";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Category } from "../../../core/icons/style.ts";
import { roundCount } from "../../../i18n/format.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Card } from "../../../ui/layout/card.tsx";
import styles from "./category-cards.module.css";
import { drawIcons, type DrawingRequest, type InlineIcon } from "../icon-tiles/inline-icon.ts";
import { IconDrawing } from "../icon-tiles/icon-drawing.tsx";

const previewsPerCard = 3;

export interface DrawnCategory extends Pick<Category, "apiCode" | "title" | "iconCount"> {
  /** The category's own page. */
  path: string;
  icons: InlineIcon[];
}

/** @param t has the namespace `categories` */
export function drawCategories(
  request: DrawingRequest,
  t: Translator,
  categories: readonly Category[],
): DrawnCategory[] {
  const { catalogue } = request.services.catalogue.current();
  const previews = categories.map(({ preview }) =>
    preview.slice(0, previewsPerCard).flatMap((id): Icon[] => {
      const ordinal = catalogue.findById(id);
      return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
    }),
  );
  const lists = drawIcons(request, ...previews);
  return categories.map((category, index) => ({
    apiCode: category.apiCode,
    path: request.services.addresses.categoryPath(category.apiCode, t.locale),
    title: nameCategory(t, category),
    iconCount: category.iconCount,
    icons: lists[index] ?? [],
  }));
}

export function CategoryCards({ categories }: { categories: readonly DrawnCategory[] }) {
  const t = useMessages();
  return (
    <ul className={styles.grid}>
      {categories.map(({ apiCode, path, title, iconCount, icons }) => (
        <li key={apiCode}>
          <Card as={Link} to={path} prefetch="intent" isInteractive className={styles.card}>
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>
              <span className={styles.count}>{t("site.count.icons", { count: roundCount(iconCount) })}</span>
            </span>
            <span className={styles.previews}>
              {icons.map((icon) => (
                <IconDrawing key={icon.id} icon={icon} size={28} />
              ))}
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
