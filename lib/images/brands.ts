import type { SimpleIcon } from 'simple-icons';
import { comparable } from '../content/technologies';
import { projectRequire } from '../files/project-require';

let slugs: Map<string, string> | undefined;

/** The names of brands in Simple Icons, by their titles as `comparable` makes them: 'shadcnui'. */
function slugsByTitle(): Map<string, string> {
  const brands: SimpleIcon[] = projectRequire()('simple-icons/icons.json');
  slugs ??= new Map(brands.map(({ title, slug }) => [comparable(title), slug]));
  return slugs;
}

/** Whether Simple Icons has a brand of this comparable title. */
export const isBrandName = (name: string): boolean => slugsByTitle().has(name);

/**
 * A brand in the color of the text around it (`body`), and its own color.
 * @throws Error if Simple Icons does not have the brand
 */
export function brandParts(name: string) {
  const slug = slugsByTitle().get(name);
  const brands: SimpleIcon[] = Object.values(projectRequire()('simple-icons'));
  const brand = brands.find((each) => each.slug === slug);
  if (brand === undefined) throw new Error(`simple-icons has no brand "${name}".`);
  const body = `<path fill="currentColor" d="${brand.path}"/>`;
  return { viewBox: '0 0 24 24', body, color: `#${brand.hex}` };
}
