import type { MetadataRoute } from 'next';
import { huesOf, palette } from '../design/palette';
import type { LocalizedSite } from '../site/localized-site';

export function webManifest(site: LocalizedSite): MetadataRoute.Manifest {
  const { content, profile, language, direction, path } = site;
  const { page } = palette(huesOf(content.look), content.look?.theme ?? 'light');
  const home = path('/');
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: path(`/${name}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: profile.person.title,
    short_name: profile.person.firstNames,
    description: profile.description,
    lang: language,
    dir: direction,
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
