import { useLocation } from "react-router";
import { track } from "../../browser/track.ts";
import { Promotion } from "../../ui/layout/promotion.tsx";
import type { Ad } from "./contract.ts";

const slot = "page";

/** The promotion at the foot of a page, below everything that somebody came for. */
export default function PageAd({ house, labels, frame }: Ad) {
  const { pathname } = useLocation();
  const { id, title, text, action, href, image } = house;
  const ad = `house-${id}`;
  return (
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
  );
}
