import type { Contact } from '../content/schema';
import { brandNames } from './icon-shapes';
import type { IconName } from './icons';

/** Equal for a reader: "Stack Overflow", "stackoverflow", "Stack-Overflow". */
const folded = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Networks that are called or addressed otherwise than their icon is. */
const otherNames: Record<string, string> = {
  bsky: 'bluesky',
  fb: 'facebook',
  fosstodon: 'mastodon',
  hackernews: 'ycombinator',
  lnkd: 'linkedin',
  t: 'telegram',
  wa: 'whatsapp',
  youtu: 'youtube',
};

function brandOf(name: string): IconName | undefined {
  const wanted = folded(name);
  if (wanted === '') return undefined;
  const brand = otherNames[wanted] ?? wanted;
  const found = brandNames().find((each) => folded(each) === brand);
  return found === undefined ? undefined : `brand-${found}`;
}

/** The parts of a host that can be a network's name, its own before its owner's: "gitlab", "gnome". */
function hostNames(href: string): string[] {
  if (!URL.canParse(href)) return [];
  return new URL(href).hostname.split('.').slice(0, -1).reverse();
}

/**
 * The icon of a social link: the brand of its name ("Stack Overflow", "GitHub (work)"), else of its
 * address (https://bsky.app/…), a letter for mail, and a plain link for what Tabler does not know.
 */
export function socialIcon({ name, href }: Contact['social'][number]): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  const candidates = [name, name.split(/[\s(/:,|]/)[0] ?? '', ...hostNames(href)];
  for (const each of candidates) {
    const brand = brandOf(each);
    if (brand !== undefined) return brand;
  }
  return 'link';
}

/** The brands that the page shows, each once; their shapes have to be in `/icons.svg`. */
export function brandsIn({ social }: Pick<Contact, 'social'>): IconName[] {
  return [...new Set(social.map(socialIcon))].filter((name) => name.startsWith('brand-'));
}
