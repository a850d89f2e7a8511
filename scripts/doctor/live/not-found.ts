import { type LiveFinding, wrong } from './findings';
import type { Visit } from './visit';

/** No page of any site has this name. */
export const NOWHERE = '/the-doctor-asks-for-a-page-that-is-not-there';

/** Whether a wrong address is answered as such, with the site's own page. */
export function notFoundFindings({ notFound, notFoundFacts }: Visit): LiveFinding[] {
  if (notFound.kind === 'fault') {
    return [
      wrong(`A wrong address ${notFound.detail}.`, 'Look at your host’s settings for 404 pages.'),
    ];
  }
  if (notFound.status !== 404) {
    return [
      wrong(
        `A wrong address is answered with status ${notFound.status}, so search engines keep it.`,
        'Let the host send 404.html with status 404, and no redirect or rewrite of all addresses.',
      ),
    ];
  }
  return notFoundFacts?.policy === undefined
    ? [
        wrong(
          'A wrong address shows the host’s page, not yours.',
          'Name 404.html as the page of errors in the host’s settings.',
        ),
      ]
    : [];
}
