import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./site-footer.module.css";

export function SiteFooter() {
  const t = useMessages();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Link to="/icons" className={styles.brand}>
            <BrandMark size={24} />
            {t("site.name")}
          </Link>
          <p>{t("site.footer.credit")}</p>
        </div>
        <nav aria-label={t("site.footer.browse")}>
          <h2>{t("site.footer.browse")}</h2>
          <ul>
            <li>
              <Link to="/icons">{t("site.footer.landing")}</Link>
            </li>
            <li>
              <Link to="/icons/styles">{t("site.footer.styles")}</Link>
            </li>
            <li>
              <Link to="/icons/new">{t("site.footer.new")}</Link>
            </li>
            <li>
              <Link to="/icons/illustrations">{t("site.footer.illustrations")}</Link>
            </li>
            <li>
              <Link to="/icons/images">{t("site.footer.images")}</Link>
            </li>
            <li>
              <Link to="/icons/presentation-clip-art">{t("site.footer.clipArt")}</Link>
            </li>
            <li>
              <Link to="/icons/set/popular">{t("site.footer.popular")}</Link>
            </li>
            <li>
              <Link to="/icons/request-icon">{t("site.footer.requests")}</Link>
            </li>
            <li>
              <Link to="/icons/newsletter">{t("site.footer.newsletter")}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t("site.footer.build")}>
          <h2>{t("site.footer.build")}</h2>
          <ul>
            <li>
              <Link to="/developers">{t("site.footer.developers")}</Link>
            </li>
            <li>
              <a href="/api/openapi.json">{t("site.footer.openapi")}</a>
            </li>
            <li>
              <a href="#privacy">{t("site.footer.privacy")}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
