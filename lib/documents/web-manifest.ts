import type { MetadataRoute } from 'next';
import { directionOf } from '../content/locale';
import type { Content } from '../content/schema';
import { withBasePath } from '../hosting/paths';

/** Web app manifest: name, colours and the icons made from the initials. */
export function webManifest({ owner, site }: Content, paper: string): MetadataRoute.Manifest {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBasePath(`/${name}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: `${owner.name}, ${owner.role}`,
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
