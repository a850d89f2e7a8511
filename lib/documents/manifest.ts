import type { MetadataRoute } from 'next';
import { huesOf } from '../content/look';
import { pageTitle } from '../content/owner-facts';
import type { Content } from '../content/schema';
import { palette } from '../design/palette';
import { localizedPath, sitePath } from '../hosting/urls';
import { directionOf } from '../intl';

/** Web app manifest: name, colours and the icons made from the initials. */
export function webManifest({ owner, site, look }: Content, folder = ''): MetadataRoute.Manifest {
  const { page } = palette(huesOf(look), 'light');
  const home = sitePath(localizedPath(folder, '/'));
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: sitePath(`/${name}-${size}.png`),
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
    id: home,
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
}
