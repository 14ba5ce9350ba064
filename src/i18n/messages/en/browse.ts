export const browse = {
  "landing.metaTitle": "Iconarium – {count, number} open icons, one search",
  "landing.metaDescription":
    "Search {icons, number} open-source icons in {styles, plural, one {# style} other {# styles}}. Set colour and size, then copy or download as SVG or PNG. No account needed.",
  "landing.title": "The right icon, right away",
  "landing.promise":
    "{icons, number} open icons in {styles, plural, one {# style} other {# styles}}, yours to recolour, copy and download.",
  "landing.popular": "Popular",
  "landing.styles": "Explore styles",
  "landing.allStyles": "All {count, number} styles",
  "landing.new": "New icons",
  "landing.allNew": "All new icons",
  "landing.categories": "Browse by category",

  "styles.metaTitle": "Icon styles – Iconarium",
  "styles.metaDescription":
    "All {count, number} icon styles at a glance, from hairline to 3D. Compare them side by side and find the one that fits your product.",
  "styles.title": "Icon styles",
  "styles.summary":
    "{styles, plural, one {# style} other {# styles}} with {icons, plural, one {# icon} other {# icons}}",
  "styles.summaryGrouped":
    "{families, plural, one {# family} other {# families}} with {icons, plural, one {# icon} other {# icons}}",
  "styles.sort": "Sort by",
  "styles.sort.popularity": "Popularity",
  "styles.sort.alphabet": "Name",
  "styles.sort.size": "Size",
  "styles.group": "Group by family",
  "styles.animated": "Animated",
  "styles.more": "Show more styles",

  "new.metaTitle": "New icons – Iconarium",
  "new.metaTitleStyle": "New {style} icons – Iconarium",
  "new.metaDescription": "The latest additions and redrawn icons from all our styles, newest first.",
  "new.title": "New icons",
  "new.summary": "The latest from every style, newest first.",
  "new.more": "Show more icons",
  "new.previous": "Newer icons",
  "new.inStyle": "New in {style}",
} as const;
