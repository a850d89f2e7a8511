import type { Contact } from '../content/schema';
import { brandNames } from './icon-files';
import type { IconName } from './icons';

/** Equal for a reader: "Stack Overflow", "stackoverflow", "Stack-Overflow". */
const simplified = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

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
  const wanted = simplified(name);
  if (wanted === '') return undefined;
  const brand = otherNames[wanted] ?? wanted;
  const found = brandNames().find((each) => simplified(each) === brand);
  return found === undefined ? undefined : `brand-${found}`;
}

/**
 * The icon of a social link: the brand of its name ("Stack Overflow", "GitHub (work)"), else of its
 * address (https://bsky.app/…), a letter for mail, and a plain link for what Tabler does not know.
 */
export function socialIcon({ name, href }: Contact['social'][number]): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  // The network's own name comes before its owner's: "gitlab", then "gnome".
  const hostParts = host.split('.').slice(0, -1).reverse();
  const candidates = [name, name.split(/[\s(/:,|]/)[0] ?? '', ...hostParts];
  return candidates.map(brandOf).find((brand) => brand !== undefined) ?? 'link';
}

/** The brands that the page shows, each once; their shapes have to be in `/icons.svg`. */
export function brandsIn({ social }: Pick<Contact, 'social'>): IconName[] {
  return [...new Set(social.map(socialIcon))].filter((name) => name.startsWith('brand-'));
}
