import type { Metadata, Viewport } from 'next';
import { huesOf } from '../content/look';
import { nameParts } from '../content/names';
import { pageTitle } from '../content/owner-facts';
import type { Content } from '../content/schema';
import { palette } from '../design/palette';
import { socialImageSize } from '../design/social-image';
import { type AbsoluteUrl, sitePath } from '../hosting/urls';

/**
 * Title, description, canonical address, link previews and icons. Next derives the tags of X from
 * the Open Graph tags. Addresses of icons need `sitePath`, because Next does not add the base path
 * to them.
 * @param translations full addresses of the page in all languages; empty if there is one language
 */
export function pageMetadata(
  content: Content,
  absoluteUrl: AbsoluteUrl,
  translations: readonly { language: string; href: string }[] = [],
): Metadata {
  const { owner, site } = content;
  const title = pageTitle(owner);
  const { familyName } = nameParts(owner);
  const shared = { title, description: site.description };
  const others = translations
    .map(({ language }) => language)
    .filter((language) => language !== site.language && language !== 'x-default');
  return {
    metadataBase: new URL(absoluteUrl('/')),
    ...shared,
    authors: [{ name: owner.name }],
    alternates: {
      canonical: absoluteUrl('/'),
      languages: Object.fromEntries(translations.map(({ language, href }) => [language, href])),
      types: {
        'application/json': absoluteUrl('/resume.json'),
        'text/vcard': absoluteUrl('/contact.vcf'),
        'text/plain': absoluteUrl('/llms.txt'),
      },
    },
    openGraph: {
      ...shared,
      type: 'profile',
      url: absoluteUrl('/'),
      siteName: owner.name,
      firstName: owner.firstNames,
      ...(familyName === '' ? {} : { lastName: familyName }),
      locale: ogLocale(site.language, others.length > 0),
      alternateLocale: others.flatMap((language) => ogLocale(language, true) ?? []),
      images: [{ url: absoluteUrl('/og.png'), alt: title, ...socialImageSize }],
    },
    icons: {
      icon: [
        { url: sitePath('/favicon.ico'), sizes: '32x32' },
        { url: sitePath('/icon.svg'), type: 'image/svg+xml' },
      ],
      apple: [{ url: sitePath('/apple-icon.png'), sizes: '180x180' }],
    },
    // Prevents phones from making links to call out of dates and periods.
    formatDetection: { telephone: false, email: false, address: false },
  };
}

/**
 * The locale for Open Graph, which requires a country: 'es_ES' for 'es'. 'en_US' is the default, so
 * a page in one language leaves it out.
 */
function ogLocale(tag: string, isOneOfSeveral: boolean): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  const locale = `${language}_${region}`;
  const isNeedless = locale === 'en_US' && !isOneOfSeveral;
  return isNeedless || !/^[a-z]+_[A-Z]{2}$/.test(locale) ? undefined : locale;
}

/** The browser's own bars have the colour of the page, in both themes. */
export function pageViewport({ look }: Pick<Content, 'look'>): Viewport {
  const hues = huesOf(look);
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: palette(hues, 'light').page },
      { media: '(prefers-color-scheme: dark)', color: palette(hues, 'dark').page },
    ],
  };
}
