import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { describeImage, describeList, describeSite, describeTrail } from "./structured-data.ts";

const origin = "https://icons.example";
const pageUrl = `${origin}/icon/000000001/house`;
const icon = {
  id: "000000001",
  name: "House",
  iconifyName: "lucide:house",
  timestamp: 1_700_000_000,
  width: 24,
  height: 24,
};
const subject = {
  icon,
  author: { name: "Lucide Contributors", url: "https://lucide.dev" },
  set: { name: "Lucide", licenseUrl: "https://lucide.dev/license" },
  license: { class: "permissive", url: "https://spdx.org/licenses/ISC.html" },
  pageUrl,
  origin,
} as const;

test("an image has its author, license and download page", () => {
  expect(describeImage(subject)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "ImageObject",
    name: "House",
    alternateName: ["lucide:house"],
    contentUrl: `${origin}/img/000000001.svg`,
    thumbnail: { contentUrl: `${origin}/img/000000001.png?size=100` },
    license: "https://lucide.dev/license",
    acquireLicensePage: pageUrl,
    creditText: "Lucide Contributors / Lucide",
    creator: { name: "Lucide Contributors", url: "https://lucide.dev" },
    copyrightNotice: "© Lucide Contributors",
    dateModified: "2023-11-14T22:13:20.000Z",
  });
});

test("an image in the public domain claims no copyright, and unknown facts are left out", () => {
  const text = JSON.stringify(
    describeImage({
      ...subject,
      icon: { ...icon, timestamp: 0 },
      author: { name: "Lucide", url: null },
      set: { name: "Lucide", licenseUrl: null },
      license: { class: "public-domain", url: null },
    }),
  );
  expect(text).not.toMatch(/copyrightNotice|"license"|dateModified|null|undefined/);
  expect(text).toContain('"creditText":"Lucide"');
});

test("a name in another language comes first, with the icon's own name next to it", () => {
  expect(describeImage({ ...subject, name: "Haus" })).toMatchObject({
    name: "Haus",
    alternateName: ["House", "lucide:house"],
  });
});

test("breadcrumbs are numbered from 1", () => {
  const trail = describeTrail([
    { name: "Icons", url: `${origin}/icons` },
    { name: "Lucide", url: `${origin}/icons/lucide` },
  ]);
  expect(trail.itemListElement).toMatchObject([
    { position: 1, name: "Icons", item: `${origin}/icons` },
    { position: 2, name: "Lucide", item: `${origin}/icons/lucide` },
  ]);
});

test("a list names its first icons by their position in the whole list", () => {
  const icons = Array.from({ length: 60 }, (_, index) => ({ id: `00000000${index}`, name: "House", url: pageUrl }));
  const list = describeList({ name: "House", url: `${origin}/icons/set/house`, icons, total: 700, offset: 60, origin });
  expect(list.numberOfItems).toBe(700);
  expect(list.itemListElement).toHaveLength(12);
  expect(list.itemListElement).toMatchObject({ 0: { position: 61, image: `${origin}/img/000000000.svg` } });
});

test("the site describes its search, also where the language is in the query", () => {
  const href = (path: string) => `${origin}${path}${path.includes("?") ? "&" : "?"}lang=de`;
  expect(describeSite({ name: "Iconarium", description: "Icons", language: "de", href })).toMatchObject({
    url: `${origin}/icons?lang=de`,
    potentialAction: {
      target: { urlTemplate: `${origin}/icons/set?term={search_term_string}&lang=de` },
      "query-input": "required name=search_term_string",
    },
  });
});

test("a hostile name can't escape from the script element that contains the data", () => {
  const hostile = `</script><script>alert("1")</script><!--\u2028&`;
  const described = describeImage({ ...subject, icon: { ...icon, name: hostile } });
  const Page = createRoutesStub([
    { path: "/", Component: Meta, meta: () => [{ "script:ld+json": described as object }] },
  ]);
  const markup = renderToStaticMarkup(<Page />);
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(described);
});
