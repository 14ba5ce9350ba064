import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { stamp, stampWith } from "./stamp.ts";

interface CardProps {
  name: string;
  href?: string;
  count?: number;
  isOn?: boolean;
  svg?: string | undefined;
}

function Card({ name, href, count, isOn, svg }: CardProps) {
  return (
    <li aria-current={isOn || undefined} data-count={count}>
      <a href={href} title={name}>
        {name} {count}
      </a>
      {isOn && <b>on</b>}
      <span dangerouslySetInnerHTML={{ __html: svg ?? "" }} />
    </li>
  );
}

const cards = [
  { key: 1, name: "House", href: "/icons/set/house", count: 3, svg: "<svg><path d='M0 0'/></svg>" },
  { key: 2, name: `<b>"Tom" & 'Jerry'</b> $& $1`, href: "/a?b=1&c='2'", count: 0, isOn: true, svg: undefined },
  { key: 3, name: "\uE000&name\uE000" },
  { key: 4, name: "日本語", isOn: false, svg: "$& &amp;" },
];

function Picky({ name }: { name: string }) {
  if (name !== "fine") throw new Error("what is this?");
  return <li>{name}</li>;
}

const List = ({ items }: { items: typeof cards }) => <ul {...stamp(Card, items)} />;
const asElements = (items: typeof cards) =>
  renderToString(
    <ul>
      {items.map(({ key, ...card }) => (
        <Card key={key} {...card} />
      ))}
    </ul>,
  );
beforeAll(() => stampWith(renderToString));

test("stamped output equals what React renders, from the first time on", async () => {
  for (let form = 0; form <= cards.length; form++) {
    expect(renderToString(<List items={cards} />)).toBe(asElements(cards));
    await Promise.resolve();
  }
  expect(stamp(Card, cards)).toHaveProperty("dangerouslySetInnerHTML");
});

test("a list of nothing is empty", () => {
  expect(renderToString(<List items={[]} />)).toBe("<ul></ul>");
});

test("a part that can't be stamped is rendered as elements", async () => {
  const items = [{ key: 1, name: "fine" }];
  for (let time = 0; time < 3; time++) {
    expect(renderToString(<ul {...stamp(Picky, items)} />)).toBe("<ul><li>fine</li></ul>");
    await Promise.resolve();
    await Promise.resolve();
  }
});
