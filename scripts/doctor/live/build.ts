import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unchecked, wrong } from '../findings';
import { pageFacts } from './page';
import { type Found, isSameAddress, type Visit } from './visit';

/** Whether the page is the one in `out/`, and as it was built. Builds of one project are alike to the byte. */
export function buildFindings({ page, facts, address, out }: Visit): Found {
  if (facts.policy === '') {
    return [wrong('The page is not a finished build.', 'Publish out/ as "npm run build" made it.')];
  }
  if (/\/cdn-cgi\/.*email-(decode|protection)/.test(String(page.body))) {
    return [
      wrong(
        'Cloudflare hides your e-mail address and adds a script to the page.',
        'Switch Email Address Obfuscation off in your Cloudflare account.',
      ),
    ];
  }
  if (facts.scripts.some((hash) => !facts.policy.includes(hash))) {
    return [
      wrong(
        'Your host adds a script to the page; the page’s policy blocks it.',
        'Switch off what your host adds: analytics, snippets, optimisation.',
      ),
    ];
  }
  const file = path.join(out, 'index.html');
  if (!existsSync(file)) {
    return [unchecked('There is no build in out/ to compare with; run "npm run build" first.')];
  }
  const built = readFileSync(file);
  const own = pageFacts(built.toString('utf8'));
  if (!isSameAddress(own.canonical ?? '', address.href)) {
    return [unchecked(`out/ was built for ${own.canonical}, so it was not compared.`)];
  }
  return [
    !built.equals(page.body) &&
      wrong('The published page is not the one in out/.', 'Publish it again.'),
  ];
}
