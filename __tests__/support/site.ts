import { type LocalizedSite, localizedSite } from '@/lib/content/locales';
import type { Content } from '@/lib/content/schema';
import { minimalContent } from '../fixtures/content';

/**
 * A site in one language.
 * @param changes to a content with nothing optional
 */
export const siteOf = (changes: Partial<Content> = {}): LocalizedSite =>
  localizedSite({ ...minimalContent, ...changes });

/** The full address of the generated portrait. */
export const portraitOf = ({ url }: LocalizedSite) => url('/pictures/portrait.jpeg');
