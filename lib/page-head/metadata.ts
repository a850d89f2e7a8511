import type { Metadata, Viewport } from 'next';
import { palette, type Theme } from '../design/palette';
import { socialImageSize } from '../documents/og-data';
import type { LocalizedSite } from '../site/make-sites';
import { nonEmpty } from '../text/text';

/**
 * The metadata of a page in one language. Next derives the title and description for X from the
 * Open Graph tags. Next does not add the base path to icons, so `hrefOf` does.
 * @param alternates full addresses of the page in all languages; empty if there is one language
 */
export function pageMetadata(
  { profile, locale: { language: pageLanguage }, hrefOf, urlOf }: LocalizedSite,
  alternates: readonly { language: string; href: string }[] = [],
): Metadata {
  const { person, description } = profile;
  const { nameAndRole: title } = person;
  const shared = { title, description };
  // No `alt`, which would repeat the title beside the picture. No `siteName`: the site has none.
  const socialImage = { url: urlOf('/og.png') };
  const otherLanguages = alternates
    .map(({ language }) => language)
    .filter((language) => language !== pageLanguage && language !== 'x-default');
  const pageLocale = ogLocale(pageLanguage);
  // Open Graph's default is en_US, so a site in this language alone leaves it out.
  const isDefaultAlone = pageLocale === 'en_US' && otherLanguages.length === 0;
  return {
    metadataBase: new URL(urlOf('/')),
    ...shared,
    authors: [{ name: person.name }],
    alternates: {
      canonical: urlOf('/'),
      languages: Object.fromEntries(alternates.map(({ language, href }) => [language, href])),
    },
    openGraph: {
      ...shared,
      type: 'profile',
      url: urlOf('/'),
      locale: isDefaultAlone ? undefined : pageLocale,
      alternateLocale: nonEmpty(otherLanguages.map(ogLocale)),
      images: [{ ...socialImage, ...socialImageSize }],
    },
    // Without `images`, Next would also add the size of the picture, for which X has no tags.
    twitter: { card: 'summary_large_image', images: [socialImage] },
    icons: {
      icon: [
        { url: hrefOf('/favicon.ico'), sizes: '32x32' },
        { url: hrefOf('/icon.svg'), type: 'image/svg+xml' },
      ],
      apple: hrefOf('/apple-icon.png'),
    },
    // Stops phones from turning dates into links that call a number.
    formatDetection: { telephone: false },
  };
}

/**
 * The metadata of 404.html, which hosts send for every unknown address. This page forbids indexing,
 * so it has no canonical address and no links to translations. A page that names the home page as
 * its own address and also forbids indexing would contradict itself.
 */
export function notFoundMetadata(site: LocalizedSite): Metadata {
  const { icons, formatDetection } = pageMetadata(site);
  return {
    title: site.locale.words.notFound.tab,
    icons,
    formatDetection,
    robots: { index: false },
  };
}

/** The locale for Open Graph, which requires a country: 'es_ES' for 'es', none for 'es-419'. */
function ogLocale(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  const locale = `${language}_${region}`;
  return /^[a-z]+_[A-Z]{2}$/.test(locale) ? locale : undefined;
}

/**
 * The browser's own bars have the color of the page, in both themes. Browsers use the first tag
 * that applies. If the owner has set a theme (`look.theme`), its tag comes first. In the browser,
 * `lib/browser/inline/early.js` puts another tag before these tags.
 */
export function pageViewport({ content: { look }, hues }: LocalizedSite): Viewport {
  const colorIn = (theme: Theme) => palette(hues, theme).page;
  return {
    themeColor: [
      ...(look?.theme ? [{ color: colorIn(look.theme) }] : []),
      { media: '(prefers-color-scheme: light)', color: colorIn('light') },
      { media: '(prefers-color-scheme: dark)', color: colorIn('dark') },
    ],
  };
}
