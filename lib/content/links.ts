import { fileAddress } from '../hosting/addresses';
import type { Contact, Project } from './schema';

/** A link to the page in another language. */
export interface LanguageLink {
  language: string;
  /** What its speakers call it. */
  name: string;
  href: string;
}

/** The links a project may have, in the order they are shown everywhere. */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

export type LinkKind = (typeof linkKinds)[number];

/**
 * Makes the address of what a link in `content/` names, a web address or a file in `public/`:
 * `fileAddress` for the page, a full address for documents that leave it.
 */
type LinkAddress = (named: string) => string;

/** The links that a project has, as kind and `href`, in the order of their kinds. */
export function projectLinks(project: Project, addressOf: LinkAddress = fileAddress) {
  return linkKinds.flatMap((kind) => {
    const named = project[`${kind}Link`];
    return named === undefined ? [] : { kind, href: addressOf(named) };
  });
}

/** The owner's profiles elsewhere, as name and `href`. */
export const socialLinks = ({ social }: Contact, addressOf: LinkAddress = fileAddress) =>
  social.map(({ name, href }) => ({ name, href: addressOf(href) }));

/** Whether a link leads to a page or file; a mail program needs no new tab. */
export const opensPage = (href: string): boolean => !/^(mailto|tel):/i.test(href);

/** How a link out of the page opens: in a new tab, and without a word about this one. */
export const outward = (href: string, rel = 'noopener noreferrer') =>
  opensPage(href) ? { target: '_blank', rel } : {};
