import type { Content } from '../../../lib/content/schema';
import type { Finding } from '../findings';
import type { PageFacts } from './page';
import type { Answer } from './request';

/** A visited page, which all checks look at. */
export interface Visit {
  content: Content;
  /** The page's address as it was given, with a slash at its end. */
  address: URL;
  /** Whether the content says that the page stands there. */
  isOwn: boolean;
  page: Answer & { url: string };
  facts: PageFacts;
  /** The files that the build makes of the content, by path in the export. */
  madeFiles: Readonly<Record<string, { type: string }>>;
  /** The folder of the last build, to compare with. */
  out: string;
}

/** A question to the published site. What is `false` stands for something that is in order. */
export type Check = (visit: Visit) => Found | Promise<Found>;
export type Found = (Finding | false)[];

/** The full address of a file of the site: 'og.png' → 'https://…/portfolio/og.png'. */
export const addressOf = ({ address }: Visit, path: string): string =>
  new URL(`./${path}`, address).href;

/** Whether two addresses lead to the same page, with or without a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[#?].*$/, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}

/** GitHub Pages sends none of our headers, and no setting changes that. */
export const isGitHubPages = ({ headers }: Answer): boolean =>
  headers.get('server') === 'GitHub.com';

/** "3 March 2026". */
export const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
