import { missingIdentifiers } from '../../lib/contact/service';
import { opensPage, projectLinks } from '../../lib/content/links';
import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import type { Examined } from './examine';
import { byFile, type Finding, notConnected, placeholder, wrong } from './findings';

/** A link of the content. */
export interface Link {
  /** "content/projects.ts". */
  file: string;
  /** "Arkha". */
  name: string;
  href: string;
}

/** Whether a host is nobody's: RFC 2606 and RFC 6761 keep these names for examples. */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);

/** Whether only this computer or its network knows a host. */
export const isLocalHost = (host: string): boolean =>
  !/[.:]/.test(host) ||
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host) ||
  /^\[(::1|f[cd]|fe80)/.test(host) ||
  /\.(local|lan)$/.test(host);

/** The identifiers that docs/contact.md shows, and what people write for "later". */
const exampleIdentifier =
  /^(abc123def456ghi78|service_abc1234|template_xyz9876|todo|(your|my)[ _-].*)$/i;

/** What of e-mail, phone, form and site address is not the owner's. */
export function connectionFindings({ content, env }: Omit<Examined, 'projectDir'>): Finding[] {
  const { contact, site } = content;
  const findings: Finding[] = [];
  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    findings.push(placeholder(`content/contact.ts: mail to ${contact.email} reaches nobody`));
  }
  if (contact.phone !== undefined && contact.phone === templateContent.contact.phone) {
    findings.push(placeholder(`content/contact.ts: ${contact.phone} is nobody’s number`));
  }
  if (!env.SITE_URL && isReservedHost(new URL(site.url).hostname)) {
    findings.push(notConnected(`content/site.ts: ${site.url} is not your address`));
  }
  // Without emailService there is no form on purpose: the mail link takes its place.
  const { host: _, ...identifiers } = contact.emailService ?? { host: '' };
  const missing = contact.emailService === undefined ? [] : missingIdentifiers(identifiers);
  if (missing.length > 0) {
    const text = `content/contact.ts: the form sends nothing without ${missing.join(', ')}`;
    findings.push(notConnected(text, 'Follow docs/contact.md, or delete emailService.'));
  }
  const examples = Object.entries(identifiers).filter(([, id]) => exampleIdentifier.test(id));
  for (const [name, id] of examples) {
    findings.push(notConnected(`content/contact.ts: ${name} "${id}" is an example`));
  }
  return findings;
}

/** All links of the content that lead to a page or file, as the owner wrote them. */
export function linksIn(content: Content): Link[] {
  const { owner, experience, education, certificates, projects, contact } = content;
  const link = (file: string, name: string, href: string | undefined): Link[] =>
    href === undefined ? [] : [{ file: `content/${file}.ts`, name, href }];
  return [
    ...link('owner', 'the CV', owner.cv),
    ...experience.flatMap((each) => link('experience', each.company, each.link)),
    ...education.flatMap((each) => link('education', each.school, each.link)),
    ...certificates.flatMap((each) => link('certificates', each.name, each.link)),
    ...projects.flatMap((project) =>
      projectLinks(project, (named) => named).flatMap(({ href }) =>
        link('projects', project.title, href),
      ),
    ),
    ...contact.social
      .filter(({ href }) => opensPage(href))
      .flatMap(({ name, href }) => link('contact', name, href)),
  ];
}

/** Sites where an address without a path is nobody's page. */
const needsPath = /(^|\.)(github|gitlab|linkedin|twitter|x|facebook|instagram|youtube)\.com$/i;

/** Links that lead nowhere, as far as that can be told without asking anybody. */
export function linkFindings({ content }: Pick<Examined, 'content'>): Finding[] {
  // A file in public/ is no address; the content check has found it.
  const links = linksIn(content).filter(({ href }) => URL.canParse(href));
  const isExample = ({ href }: Link) => isReservedHost(new URL(href).hostname);
  const broken = links.flatMap(({ file, name, href }) => {
    const { hostname, pathname } = new URL(href);
    const text = `${file}: ${name} leads to ${href}, which`;
    if (isLocalHost(hostname)) return wrong(`${text} only this computer knows`);
    return needsPath.test(hostname) && pathname === '/' ? wrong(`${text} is nobody’s page`) : [];
  });
  return [...byFile(links.filter(isExample), 'example addresses in'), ...broken];
}
