import type { Metadata, Viewport } from 'next';
import { plainText } from '../content/linked-text';
import { palette, type Theme } from '../design/palette';
import { unmadeDocuments } from '../documents/missing-letters';
import { ogSize } from '../documents/og';
import { webAccountsIn } from '../profile/contacts';
import type { LocalizedSite } from '../site/localized-site';

/** What the heads of all pages have. Next does not add the base path to icons, so `hrefOf` does. */
const sharedMetadata = ({ hrefOf }: LocalizedSite): Metadata => ({
  icons: {
    icon: [
      { url: hrefOf('/favicon.ico'), sizes: '32x32' },
      { url: hrefOf('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: hrefOf('/apple-icon.png'),
  },
  // Stops phones from turning dates into links that call a number.
  formatDetection: { telephone: false },
  // Dark Reader would recolor the texts, but not the drawn land. The page has its own dark theme.
  other: { 'darkreader-lock': 'true' },
});

/**
 * The metadata of a page. Next derives the tags for X from those of Open Graph.
 * @param alternates full addresses of the page in all languages; empty if there is one language
 */
export function pageMetadata(
  site: LocalizedSite,
  alternates: readonly { language: string; href: string }[] = [],
): Metadata {
  const { profile, urlOf } = site;
  const { person, description } = profile;
  const titleAndDescription = { title: person.nameAndRole, description };
  // No `alt`, which would repeat the title beside the picture. No `siteName`: the site has none.
  const isWithoutImage = unmadeDocuments(site).some(({ name }) => name === 'og.png');
  return {
    ...sharedMetadata(site),
    ...titleAndDescription,
    metadataBase: new URL(urlOf('/')),
    alternates: {
      canonical: urlOf('/'),
      languages: Object.fromEntries(alternates.map(({ language, href }) => [language, href])),
      types: { 'application/json': urlOf('/resume.json') },
    },
    openGraph: {
      ...titleAndDescription,
      type: 'profile',
      url: urlOf('/'),
      // With its size, Facebook shows it the first time that somebody shares the page, too.
      images: isWithoutImage ? [] : [{ url: urlOf('/og.png'), ...ogSize }],
    },
  };
}

/**
 * The metadata of the page for unknown addresses. It forbids indexing, so a canonical address or
 * links to translations would contradict it.
 */
export const notFoundMetadata = (site: LocalizedSite): Metadata => ({
  ...sharedMetadata(site),
  title: site.locale.words.notFound.title,
  robots: { index: false },
});

/**
 * The browser's own bars have the color of the page. Browsers use the first tag that applies, so
 * the owner's theme comes first. `inline/theme.js` puts that of a chosen theme before it.
 */
export function pageViewport({ content: { look }, hues }: LocalizedSite): Viewport {
  const colorIn = (theme: Theme) => palette(hues, theme).page;
  return {
    // The page is also beside the camera of a phone. `--gutter` keeps texts away from it.
    viewportFit: 'cover',
    themeColor: [
      ...(look?.theme ? [{ color: colorIn(look.theme) }] : []),
      { media: '(prefers-color-scheme: light)', color: colorIn('light') },
      { media: '(prefers-color-scheme: dark)', color: colorIn('dark') },
    ],
  };
}

/**
 * The page and its owner for search engines, as Google's "Profile page (ProfilePage) structured
 * data" describes them: JSON in which `<` is escaped, so that no text can end its `<script>`.
 */
export function structuredData({ profile, urlOf }: LocalizedSite): string {
  const { person, contacts, updated } = profile;
  const accounts = webAccountsIn(contacts.accounts).map(({ url }) => url);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    // Google asks for the time and its zone.
    dateModified: `${updated}T00:00:00Z`,
    mainEntity: {
      '@type': 'Person',
      name: person.name,
      jobTitle: person.role,
      description: plainText(person.intro),
      image: person.portraitUrl,
      url: urlOf('/'),
      sameAs: accounts.length > 0 ? accounts : undefined,
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
