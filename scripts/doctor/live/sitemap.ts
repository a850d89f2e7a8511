import { readMarkup } from './markup';

/** What a sitemap says: its addresses, and the latest day it gives for one ("2026-11-20"). */
export interface Sitemap {
  places: string[];
  day?: string;
}

/** Reads a sitemap (sitemaps.org); any other text is one without addresses. */
export function readSitemap(xml: string): Sitemap {
  const places: string[] = [];
  const days: string[] = [];
  let text = '';
  readMarkup(
    xml,
    {
      onopentag: () => {
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (tag) => {
        if (tag === 'loc') places.push(text.trim());
        if (tag === 'lastmod') days.push(text.trim().slice(0, 10));
        text = '';
      },
    },
    { xmlMode: true },
  );
  const day = days
    .filter((each) => /^\d{4}-\d\d-\d\d$/.test(each))
    .sort()
    .at(-1);
  return { places, ...(day === undefined ? {} : { day }) };
}
