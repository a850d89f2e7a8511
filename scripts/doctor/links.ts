import { opensPage, projectLinks } from '../../lib/content/links';
import type { Content } from '../../lib/content/schema';
import type { Examined } from './examine';
import { byFile, type Finding, wrong } from './findings';

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

/** Sites where an address without a path is nobody's page. */
const needsPath = /(^|\.)(github|gitlab|linkedin|twitter|x|facebook|instagram|youtube)\.com$/i;

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

/** Links that lead nowhere, as far as that can be told without asking anybody. */
export function linkFindings({ content }: Pick<Examined, 'content'>): Finding[] {
  // A file in public/ is no address; the content check has found it.
  const links = linksIn(content).filter(({ href }) => URL.canParse(href));
  const isExample = ({ href }: Link) => isReservedHost(new URL(href).hostname);
  const examples = byFile(
    links.filter(isExample),
    'leads to an example address; write yours, or take it out',
    'lead to example addresses; write yours, or take them out',
  );
  return [
    ...examples.map((text): Finding => ({ topic: 'placeholder', text })),
    ...links.filter((link) => !isExample(link)).flatMap(brokenFindings),
  ];
}

function brokenFindings({ file, name, href }: Link): Finding[] {
  const { hostname, pathname } = new URL(href);
  const text = `${file}: ${name} leads to ${href}, which`;
  if (isLocalHost(hostname)) {
    return [wrong(`${text} only this computer knows; write the public address`)];
  }
  const isNobodys = needsPath.test(hostname) && pathname === '/';
  return isNobodys ? [wrong(`${text} is nobody’s page; add what leads to yours`)] : [];
}
