import { Link } from "react-router";
import type { UnitExplanation } from "../../core/search/search.ts";
import { termMaxLength } from "../../core/urls/normalize-query.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/layout/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Chip } from "../../ui/select/chip.tsx";
import { Drawing } from "../../ui/foundation/drawing.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Tile, TileGrid } from "../../ui/layout/tile.tsx";
import type { TermReport } from "./contract.ts";
import type { TermData } from "./load-view.server.ts";
import { PageHead } from "./page-head.tsx";
import { setStyle } from "../../ui/hooks/set-style.ts";
import styles from "./term-view.module.css";

const termPath = (term: string) => `/test/${encodeURIComponent(term.replaceAll(" ", "-"))}`;

const rankNames: Record<NonNullable<TermReport["explanation"]>["ranks"][number]["kind"], string> = {
  exact: "is the name",
  sameExact: "the name is a synonym",
  head: "is the head of the name",
  name: "is in the name",
  sameName: "a synonym is in the name",
  tag: "is a tag",
  related: "is related to the name",
  sameTag: "a synonym is a tag",
  brand: "is an everyday word in the name of a brand",
  partExact: "starts the name",
  partName: "starts a word of the name",
  partTag: "starts a tag",
  correctedExact: "is the corrected term",
  corrected: "has the corrected term",
};

const timeNames: Record<keyof TermReport["timesMs"], string> = {
  search: "Search",
  searchWithCounts: "Search with counts",
  presearch: "Pre-search",
  correction: "Correction",
  relatedTerms: "Related terms",
};

/** How a search term is read, what it finds and how long that takes. */
export function TermView(data: TermData) {
  const {
    term,
    explanation,
    total,
    icons,
    styles: inStyles,
    presearch,
    corrected,
    relatedTerms,
    timesMs,
    locale,
  } = data;
  return (
    <>
      <PageHead
        title={`“${term}”`}
        controls={
          <form action="/test" className={styles.ask}>
            <TextField label="Another term" name="term" maxLength={termMaxLength} />
            <Button type="submit" variant="primary">
              Explain
            </Button>
          </form>
        }
      >
        {formatNumber(total, "en")} {total === 1 ? "icon" : "icons"}, in the language {locale}.{" "}
        <Link to={`/icons/set/${encodeURIComponent(term.replaceAll(" ", "-"))}`} className={styles.link}>
          See its page
        </Link>
      </PageHead>
      <div className={styles.blocks}>
        <section aria-labelledby="decisions">
          <h2 id="decisions">Before the search</h2>
          <dl className={styles.facts}>
            <div>
              <dt>Pre-search</dt>
              <dd>
                <Badge tone={presearch.success ? "success" : "neutral"}>{presearch.type}</Badge>{" "}
                {presearch.category !== undefined && <code>{presearch.category}</code>}
              </dd>
            </div>
            <div>
              <dt>Spelling</dt>
              <dd>
                {corrected === undefined ? (
                  "left alone"
                ) : (
                  <Link to={termPath(corrected)} className={styles.link}>
                    {corrected}
                  </Link>
                )}
              </dd>
            </div>
            <div>
              <dt>Words left out</dt>
              <dd>{explanation?.isRelaxed ? <Badge tone="warning">yes</Badge> : "none"}</dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby="times">
          <h2 id="times">Time in this request</h2>
          <dl className={styles.facts}>
            {Object.entries(timeNames).map(([step, name]) => (
              <div key={step}>
                <dt>{name}</dt>
                <dd>{timesMs[step as keyof typeof timesMs].toFixed(2)} ms</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="readings" className={styles.wide}>
          <h2 id="readings">How it is read</h2>
          {explanation ? (
            explanation.readings.map(({ isGuess, units }, index) => (
              <div key={JSON.stringify(units)} className={styles.reading}>
                <h3>{isGuess ? "Correction, by word" : index === 0 ? "Literally" : "Joined"}</h3>
                <div className={styles.units}>
                  {units.map((unit) => (
                    <UnitCard key={unit.text} unit={unit} />
                  ))}
                </div>
              </div>
            ))
          ) : (
            <p>There are no words in it: everything is found.</p>
          )}
        </section>
        {explanation && (
          <section aria-labelledby="matches">
            <h2 id="matches">How texts match</h2>
            <dl className={styles.bars}>
              {explanation.ranks
                .filter(({ texts }) => texts > 0)
                .map(({ kind, texts }) => (
                  <Bar key={kind} name={rankNames[kind]} count={texts} of={explanation.texts} />
                ))}
            </dl>
            {explanation.texts === 0 && <p className={styles.soft}>No text matches.</p>}
          </section>
        )}
        <section aria-labelledby="in-styles">
          <h2 id="in-styles">Largest styles</h2>
          <dl className={styles.bars}>
            {inStyles.map(({ code, title, count }) => (
              <Bar key={code} name={title} count={count} of={total} />
            ))}
          </dl>
          {inStyles.length === 0 && <p className={styles.soft}>No style has any.</p>}
        </section>
        <section aria-labelledby="related" className={styles.wide}>
          <h2 id="related">Related terms</h2>
          <div className={styles.chips}>
            {relatedTerms.map((related) => (
              <Chip key={related} as={Link} to={termPath(related)}>
                {related}
              </Chip>
            ))}
            {relatedTerms.length === 0 && <p className={styles.soft}>None.</p>}
          </div>
        </section>
        <section aria-labelledby="icons" className={styles.wide}>
          <h2 id="icons">First icons</h2>
          <TileGrid mode="detailed">
            {icons.map(({ id, name, url, style, svg }) => (
              <li key={id}>
                <Tile as={Link} to={url} aria-label={`${name}, ${style}`} caption={style}>
                  <Drawing svg={svg} size={36} />
                </Tile>
              </li>
            ))}
          </TileGrid>
          {icons.length === 0 && <p className={styles.soft}>Nothing is found.</p>}
        </section>
      </div>
    </>
  );
}

function UnitCard({ unit }: { unit: UnitExplanation }) {
  const { text, isKnown, means, texts, same, related, begins, beginsCount } = unit;
  const lists = [
    { name: "is", words: means },
    { name: "means", words: same },
    { name: "goes with", words: related },
    { name: "begins", words: begins, more: beginsCount - begins.length },
  ].filter(({ words }) => words.length > 0);
  return (
    <article className={styles.unit}>
      <h4>{text}</h4>
      <p className={styles.soft}>
        {isKnown ? `in ${formatNumber(texts, "en")} ${texts === 1 ? "text" : "texts"}` : "unknown word"}
      </p>
      {lists.map(({ name, words, more = 0 }) => (
        <p key={name}>
          <span className={styles.soft}>{name} </span>
          {words.join(", ")}
          {more > 0 && <span className={styles.soft}> and {formatNumber(more, "en")} more</span>}
        </p>
      ))}
    </article>
  );
}

function Bar({ name, count, of }: { name: string; count: number; of: number }) {
  return (
    <div className={styles.bar} ref={setStyle({ "--share": of === 0 ? 0 : count / of })}>
      <dt>{name}</dt>
      <dd>{formatNumber(count, "en")}</dd>
    </div>
  );
}
