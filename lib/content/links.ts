import { isPath, linkPath } from '../hosting/urls';
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

/** The kind of a link. Its field in the content is `demoLink`, `videoLink` and so on. */
export type LinkKind = (typeof linkKinds)[number];

/** Resolves a link from `content/`: to a path of the site for the page, to a URL for documents. */
export type ResolveLink = (link: string) => string;

/** The links of a project, in the order of their kinds. */
export function projectLinks(project: Project, resolve: ResolveLink = linkPath) {
  return linkKinds.flatMap((kind) => {
    const link = project[`${kind}Link`];
    return link === undefined ? [] : { kind, href: resolve(link) };
  });
}

/** The owner's profiles on other sites. */
export const socialLinks = ({ social }: Contact, resolve: ResolveLink = linkPath) =>
  social.map(({ name, href }) => ({ name, href: resolve(href) }));

/** Whether a link opens a page or file, and not a mail program or telephone. */
export const opensPage = (href: string): boolean => !/^(mailto|tel):/i.test(href);

/**
 * The name under which a browser saves the CV: "Juan-Dela-Cruz-CV.pdf".
 * @param cv the address in the content: '/cv.pdf'
 * @returns undefined for a file on another site: browsers ignore a name for it
 */
export function cvFileName(name: string, cv: string): string | undefined {
  if (!isPath(cv)) return undefined;
  const parts =
    name
      .normalize('NFC')
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...parts, 'CV'].join('-')}${/\.\w+$/.exec(cv)?.[0] ?? ''}`;
}
