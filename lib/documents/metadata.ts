import type { Metadata, MetadataRoute, Viewport } from 'next';
import { directionOf } from '../content/locale';
import type { Content, Owner } from '../content/schema';
import { nameParts } from '../content/text';
import { type AddressOf, withBasePath } from '../hosting/addresses';

/** Size of `og.png` in pixels. */
export const ogSize = { width: 1200, height: 630 } as const;

/** What stands in the tab and as the headline of a search result. */
export const pageTitle = ({ name, role }: Pick<Owner, 'name' | 'role'>): string =>
  `${name}, ${role}`;

/**
 * Title, description, canonical address, link previews and icons. Previews and the canonical need
 * full addresses; icons and manifest paths below the base path, which Next does not add by itself.
 */
export function pageMetadata(content: Content, addressOf: AddressOf): Metadata {
  const { owner, site } = content;
  const title = pageTitle(owner);
  const { family } = nameParts(owner);
  const image = { url: addressOf('/og.png'), alt: title };
  const shared = { title, description: site.description };
  return {
    metadataBase: new URL(addressOf('/')),
    ...shared,
    authors: [{ name: owner.name, url: addressOf('/') }],
    alternates: {
      canonical: addressOf('/'),
      types: {
        'application/json': addressOf('/resume.json'),
        'text/vcard': addressOf('/contact.vcf'),
        'text/plain': addressOf('/llms.txt'),
      },
    },
    openGraph: {
      ...shared,
      type: 'profile',
      url: addressOf('/'),
      siteName: owner.name,
      firstName: owner.firstNames,
      ...(family === '' ? {} : { lastName: family }),
      ...ogLocale(site.language),
      images: [{ ...image, ...ogSize, type: 'image/png' }],
    },
    twitter: { ...shared, card: 'summary_large_image', images: [image] },
    icons: {
      icon: [
        { url: withBasePath('/favicon.ico'), sizes: '32x32' },
        { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
      ],
      apple: [{ url: withBasePath('/apple-icon.png'), sizes: '180x180' }],
    },
    manifest: withBasePath('/manifest.webmanifest'),
    // Phones otherwise turn numbers in dates and periods into calls.
    formatDetection: { telephone: false, email: false, address: false },
  };
}

/** Open Graph wants a country too: the likeliest one for 'es' is ES. 'en_US' goes without saying. */
function ogLocale(tag: string): { locale?: string } {
  const { language, region } = new Intl.Locale(tag).maximize();
  const locale = `${language}_${region}`;
  return locale === 'en_US' || !/^[a-z]+_[A-Z]{2}$/.test(locale) ? {} : { locale };
}

/** The browser's own bars in the colour of the page, in both themes. */
export function pageViewport(paper: { light: string; dark: string }): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: paper.light },
      { media: '(prefers-color-scheme: dark)', color: paper.dark },
    ],
  };
}

/** Web app manifest: name, colours and the icons made from the initials. */
export function webManifest({ owner, site }: Content, paper: string): MetadataRoute.Manifest {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBasePath(`/${name}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: pageTitle(owner),
    short_name: owner.firstNames,
    description: site.description,
    lang: site.language,
    dir: directionOf(site.language),
    id: withBasePath('/'),
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
}
