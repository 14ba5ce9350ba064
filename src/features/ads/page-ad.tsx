import { useLocation } from "react-router";
import { track } from "../../browser/track.ts";
import { Promotion } from "../../ui/promotion.tsx";
import type { Ad } from "./contract.ts";
import { mayHaveAd } from "./may-have-ad.ts";
import styles from "./page-ad.module.css";

const slot = "page";

/** The promotion at the foot of a page, below everything that somebody came for. */
export default function PageAd({ house, labels, frame }: Ad) {
  const { pathname } = useLocation();
  // Later pages have what the document brought, as far as they may have any.
  if (!mayHaveAd(pathname)) return null;
  const { id, title, text, action, href, image } = house;
  const ad = `house-${id}`;
  return (
    <div className={styles.place}>
      <Promotion
        key={pathname}
        label={labels.house}
        frameLabel={labels.network}
        title={title}
        text={text}
        action={action}
        href={href}
        image={image}
        frame={frame}
        onSeen={(isFrame) => track({ name: "ad_shown", slot, ad: isFrame ? "network" : ad })}
        onFollow={() => track({ name: "ad_clicked", slot, ad })}
      />
    </div>
  );
}
