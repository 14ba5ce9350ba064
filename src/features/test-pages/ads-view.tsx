import { Badge } from "../../ui/layout/badge.tsx";
import { Promotion } from "../../ui/layout/promotion.tsx";
import { SettingsRow, SettingsRows } from "../../ui/layout/settings-section.tsx";
import styles from "./ads-view.module.css";
import type { AdsData } from "./load-view.server.ts";
import { PageHead } from "./page-head.tsx";

const deciders: Record<AdsData["flags"][number]["by"], string> = {
  default: "no rule matches: default value",
  rule: "a rule matches",
  experiment: "assigned by an experiment",
  other: "unknown flag or invalid rules",
};

const placeNames: Record<AdsData["places"][number]["place"], string> = {
  page: "At the foot of pages with icons",
  reward: "Rewarded download of a larger image",
};

/** What is promoted, where, and whether this visitor would see it. */
export function AdsView({ flags, attributes, places, houseAds }: AdsData) {
  return (
    <>
      <PageHead title="Promotions">
        What stands in each place, whether or not it is switched on for this visitor. Nothing here counts as seen.
      </PageHead>
      <div className={styles.parts}>
        <section aria-labelledby="flags">
          <h2 id="flags">Flags, for this visitor</h2>
          <SettingsRows label="Flags">
            {flags.map(({ name, isOn, by, rules }) => (
              <SettingsRow key={name} title={<code>{name}</code>} note={`${deciders[by]} · rules: ${rules}`}>
                <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
              </SettingsRow>
            ))}
          </SettingsRows>
          <p className={styles.note}>{attributes.map(([name, value]) => `${name}: ${value}`).join(" · ")}</p>
        </section>
        {places.map(({ place, ad, slot, hasScript }) => (
          <section key={place} aria-labelledby={place}>
            <h2 id={place}>{placeNames[place]}</h2>
            <p className={styles.note}>
              {slot === undefined
                ? "No ad network has this placement: the built-in promotion is shown."
                : `An ad network has this placement as ${slot}. ${hasScript ? "Its ad replaces the built-in promotion once it has loaded." : "Its script hasn’t loaded, so the built-in promotion is shown."}`}
            </p>
            <Promotion
              label={`${ad.labels.house} (${place})`}
              frameLabel={`${ad.labels.network} (${place})`}
              {...ad.house}
              frame={ad.frame}
              isBeside
            />
          </section>
        ))}
        <section aria-labelledby="own">
          <h2 id="own">Our own</h2>
          <ul className={styles.own}>
            {houseAds.map(({ label, ad }) => (
              <li key={ad.id}>
                <Promotion label={`${label} (${ad.id})`} frameLabel={label} {...ad} isBeside />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
