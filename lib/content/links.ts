import { linkPath } from '../hosting/urls';
import type { Contact, Project } from './schema';

/** A link to the page in another language. */
export interface LanguageLink {
  language: string;
  /** In that language: 'Español'. */
  name: string;
  href: string;
}

/** The links that a project may have, in the order in which they are shown. */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** Makes an address of a link in `content/`: `linkPath` for the page, a full one for documents. */
type LinkAddress = (named: string) => string;

/** The links of a project, in the order of their kinds. */
export function projectLinks(project: Project, absoluteUrl: LinkAddress = linkPath) {
  return linkKinds.flatMap((kind) => {
    const named = project[`${kind}Link`];
    return named === undefined ? [] : { kind, href: absoluteUrl(named) };
  });
}

/** The owner's profiles on other sites. */
export const socialLinks = ({ social }: Contact, absoluteUrl: LinkAddress = linkPath) =>
  social.map(({ name, href }) => ({ name, href: absoluteUrl(href) }));

/** Whether a link opens a page or file, and not a mail program or telephone. */
export const opensPage = (href: string): boolean => !/^(mailto|tel):/i.test(href);

/** Attributes of a link to another site: a new tab, without access to this one. */
export const outward = (href: string, rel = 'noopener noreferrer') =>
  opensPage(href) ? { target: '_blank', rel } : {};

/**
 * The name under which a browser saves the CV: "Juan-Dela-Cruz-CV.pdf".
 * @param cv as in the content
 * @returns undefined for an address elsewhere, whose name a page cannot choose
 */
export function cvFileName(name: string, cv: string): string | undefined {
  if (!cv.startsWith('/')) return undefined;
  const parts =
    name
      .normalize('NFC')
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...parts, 'CV'].join('-')}${/\.\w+$/.exec(cv)?.[0] ?? ''}`;
}
