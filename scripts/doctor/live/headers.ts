import { type Header, securityHeaders } from '../../../lib/hosting/headers';
import { headerPolicy, type Policy, policyFor, policyText } from '../../../lib/hosting/policy';
import { headerText } from './ask';
import { type LiveFinding, wrong } from './findings';
import { isGitHubPages, type Visit } from './visit';

const REMEDY = 'Take the settings for your host from docs/deploying.md.';
/** Hosts put their own in place of ours; browsers want half a year at least. */
const SHORTEST_HSTS = 15_552_000;

/** Whether the host sends the headers that `lib` intends for it. */
export function headerFindings(visit: Visit): LiveFinding[] {
  const { page } = visit;
  const policy = headerText(page, 'content-security-policy');
  // GitHub Pages sends none of ours, ever; the page's own policy has to do.
  if (isGitHubPages(page)) return policyFindings(visit, policy);
  const missing: string[] = [];
  const others: string[] = [];
  for (const { name, value } of securityHeaders) {
    const given = headerText(page, name);
    if (name === 'Content-Security-Policy' && given !== '') continue;
    // Browsers heed it over https alone, and hosts know that.
    if (name === 'Strict-Transport-Security' && page.certificate === undefined) continue;
    if (given === '') missing.push(name);
    else if (!isAsGood({ name, value }, given)) others.push(`${name} is "${given.slice(0, 80)}"`);
  }
  return [
    ...(missing.length > 0 ? [wrong(`The host does not send ${missing.join(', ')}.`, REMEDY)] : []),
    ...(others.length > 0
      ? [wrong(`The host sends other headers: ${others.join('; ')}.`, REMEDY)]
      : []),
    ...policyFindings(visit, policy),
  ];
}

function isAsGood({ name, value }: Header, given: string): boolean {
  if (name === 'Strict-Transport-Security') {
    return Number(/max-age=["']?(\d+)/i.exec(given)?.[1] ?? 0) >= SHORTEST_HSTS;
  }
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  return plain(given) === plain(value);
}

/** Whether the policies of page and header let the page's own scripts and styles run, and no more. */
function policyFindings(visit: Visit, header: string): LiveFinding[] {
  const { content, facts, notFoundFacts } = visit;
  const service = content.contact.emailService;
  const findings: LiveFinding[] = [];
  if (facts.policy === undefined) {
    findings.push(
      wrong(
        'The page holds no policy of its own, so it is no finished build.',
        'Publish the out/ that "npm run build" made.',
      ),
    );
  }
  // A comma ends one policy and begins another; browsers heed all of them.
  for (const given of header.split(',').filter((text) => text.trim() !== '')) {
    const policy = readPolicy(given);
    const allPages = policyFor({
      ...service,
      scripts: [...facts.scripts, ...(notFoundFacts?.scripts ?? [])],
      styles: [...facts.styles, ...(notFoundFacts?.styles ?? [])],
    });
    // Some hosts and proxies are set to send the page's own policy whole; that is as good.
    const whole = { ...allPages, 'frame-ancestors': ["'none'"] };
    if ([headerPolicy, whole].some((each) => isSame(policy, each))) continue;
    const blocked = facts.scripts.some((hash) => policy.has('script-src') && !allows(policy, hash));
    findings.push(
      blocked
        ? wrong(
            'The host sends the policy of another build, which blocks the page’s own scripts.',
            'Publish out/ whole, with its _headers; or take the settings for your host from docs/deploying.md.',
          )
        : wrong(`The host sends another policy: ${difference(policy, headerPolicy)}.`, REMEDY),
    );
  }
  return findings;
}

const allows = (policy: Map<string, Set<string>>, hash: string) =>
  policy.get('script-src')?.has(hash) === true;

/** Directive → sources, as browsers read it: the first of a name counts (CSP 3, 2.2.1). */
function readPolicy(text: string): Map<string, Set<string>> {
  const policy = new Map<string, Set<string>>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key !== '' && !policy.has(key)) policy.set(key, new Set(sources));
  }
  return policy;
}

const isSame = (given: Map<string, Set<string>>, intended: Policy) =>
  difference(given, intended) === '';

const listed = (sources: Set<string> | undefined) =>
  sources === undefined ? undefined : [...sources].sort().join(' ');

/** In which directives two policies differ, in words. */
function difference(given: Map<string, Set<string>>, intended: Policy): string {
  const wanted = readPolicy(policyText(intended));
  const names = [...new Set([...wanted.keys(), ...given.keys()])];
  return names
    .filter((name) => listed(given.get(name)) !== listed(wanted.get(name)))
    .map((name) => (given.has(name) ? `${name.slice(0, 40)} differs` : `${name} is missing`))
    .slice(0, 5)
    .join(', ');
}
