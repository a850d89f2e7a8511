import { picturesIn } from '../content/text-fields';
import { deviconPlateOf } from '../images/logo';
import { prepareImage } from '../images/prepare-image';
import type { LocalizedSite } from './make-sites';

/** The names of the devicon logos in Skills. */
export const skillIcons = ({ profile }: LocalizedSite): string[] =>
  profile.skillGroups
    .flatMap(({ skills }) => skills)
    .flatMap(({ logo }) => (logo && 'icon' in logo ? logo.icon : []));

/**
 * Prepares all images of a page before React renders it. If parts of the page waited for their
 * images, they would get their places in React's data by the time that each wait takes, and two
 * builds of one content would differ.
 */
export async function preparePageImages(site: LocalizedSite): Promise<void> {
  await Promise.all([
    ...picturesIn({ '': site.content }).map(({ src, use }) => prepareImage(src, use)),
    // The index as a second argument would be another key of the cache.
    ...skillIcons(site).map((name) => deviconPlateOf(name)),
  ]);
}

/** The full address of the generated portrait, for programs; undefined if there is no portrait. */
export async function portraitUrl({ profile, urlOf }: LocalizedSite): Promise<string | undefined> {
  const { portrait } = profile.person;
  return portrait && urlOf((await prepareImage(portrait.src, 'picture')).fallback);
}
