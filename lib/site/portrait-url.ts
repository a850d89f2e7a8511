import { prepareImage } from '../images/prepare-image';
import type { LocalizedSite } from './make-sites';

/** The full address of the generated portrait, for programs; undefined if there is no portrait. */
export async function portraitUrl({ profile, urlOf }: LocalizedSite): Promise<string | undefined> {
  const { portrait } = profile.person;
  return portrait && urlOf((await prepareImage(portrait.src)).fallback);
}
