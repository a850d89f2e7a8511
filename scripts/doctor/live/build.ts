import { headerText } from './ask';
import { dayOf, readDate } from './dates';
import { advice, type LiveFinding, untold, wrong } from './findings';
import { pageFacts } from './page-facts';
import type { Visit } from './visit';

/**
 * Whether the published page is the one in `out/`, byte for byte. A build gives the same bytes
 * each time, so any difference is an older build, another content or a host that rewrites pages.
 */
export function buildFindings(visit: Visit): LiveFinding[] {
  const { page, facts } = visit;
  const injected = [...facts.scripts].filter((hash) => !(facts.policy ?? hash).includes(hash));
  if (injected.length > 0) {
    return [
      wrong(
        'Somebody adds a script to the page after the build; the page’s policy blocks it.',
        'Switch it off at your host (analytics, e-mail obfuscation, snippets), or ask who it was.',
      ),
    ];
  }
  const built = visit.built('index.html');
  if (built === undefined) return [...datedFindings(visit)];
  const own = pageFacts(built.toString('utf8'));
  if (own.canonical !== facts.canonical && own.canonical !== undefined) {
    const isForHere = sameAddress(own.canonical, visit.address.href);
    if (!isForHere) {
      return [untold(`out/ was built for ${own.canonical}, so it was not compared.`)];
    }
  }
  if (built.equals(page.body)) return [];
  if (own.words === facts.words && own.title === facts.title) {
    return [
      advice(
        'The page says what out/ says, but comes from another build of it.',
        'Nothing, if only code has changed since; else publish again.',
      ),
    ];
  }
  return [wrong(`The published page is not the one in out/${since(visit)}.`, 'Publish it again.')];
}

/** Without a local build: whether the content has changed since, by the day the sitemap gives. */
function datedFindings({ content, sitemapDay }: Visit): LiveFinding[] {
  const { updated } = content.site;
  if (sitemapDay !== undefined && sitemapDay < updated) {
    return [
      wrong(
        `The published content is of ${dayOf(new Date(sitemapDay))}, yours of ${dayOf(new Date(updated))}.`,
        'Publish it again.',
      ),
    ];
  }
  return [untold('There is no build in out/ to compare with.', 'Run "npm run build" before.')];
}

function since({ page, sitemapDay }: Visit): string {
  const modified = readDate(headerText(page, 'last-modified'));
  if (modified !== undefined) return `; the host has had it since ${dayOf(modified)}`;
  const day = readDate(sitemapDay ?? '');
  return day === undefined ? '' : `; its content is of ${dayOf(day)}`;
}

/** Whether two addresses lead to the same page; a root has its slash or not. */
export function sameAddress(a: string, b: string): boolean {
  const plain = (text: string) =>
    URL.canParse(text) ? new URL(text).href.replace(/[#?].*$/, '').replace(/\/$/, '') : text;
  return plain(a) === plain(b);
}
