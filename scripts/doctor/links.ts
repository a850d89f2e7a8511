import { closeSync, openSync, readSync } from 'node:fs';
import { opensPage, projectLinks } from '../../lib/content/links';
import { findPublicFile } from '../../lib/content/public-files';
import type { Content } from '../../lib/content/schema';
import { type Finding, grouped } from './findings';
import { isReservedHost } from './words';

/** A link of the content. */
export interface Link {
  /** "content/projects.ts". */
  group: string;
  /** "Arkha". */
  name: string;
  href: string;
}

/** Sites where an address without a path is nobody's page. */
const needsPath = /(^|\.)(github|gitlab|linkedin|twitter|x|facebook|instagram|youtube)\.com$/i;

/** Links that lead nowhere, as far as that can be told without asking the network. */
export function linkFindings(content: Content, projectDir: string): Finding[] {
  // A file in public/ is no address; the content check has found it.
  const links = linksIn(content).filter(({ href }) => URL.canParse(href));
  const placeholders = links.filter(({ href }) => isReservedHost(new URL(href).hostname));
  const real = links.filter((each) => !placeholders.includes(each));
  return [
    ...grouped(
      placeholders,
      'leads to an example address; write yours, or take it out',
      'lead to example addresses; write yours, or take them out',
    ).map((text): Finding => ({ topic: 'placeholder', text })),
    ...real.flatMap(brokenFindings),
    ...(content.owner.cv === undefined ? [] : cvFindings(content.owner.cv, projectDir)),
  ];
}

const asNamed = (named: string) => named;

/** All links of the content that lead to a page or file, as the owner wrote them. */
export function linksIn({
  owner,
  experience,
  education,
  certificates,
  ...content
}: Content): Link[] {
  const { projects, contact } = content;
  const entries = [
    { group: 'content/owner.ts', name: 'the CV', href: owner.cv },
    ...experience.map(({ company, link }) => ({
      group: 'content/experience.ts',
      name: company,
      href: link,
    })),
    ...education.map(({ school, link }) => ({
      group: 'content/education.ts',
      name: school,
      href: link,
    })),
    ...certificates.map(({ name, link }) => ({
      group: 'content/certificates.ts',
      name,
      href: link,
    })),
  ];
  return [
    ...entries.flatMap(({ href, ...entry }) => (href === undefined ? [] : [{ ...entry, href }])),
    ...projects.flatMap((project) =>
      projectLinks(project, asNamed).map(({ href }) => ({
        group: 'content/projects.ts',
        name: project.title,
        href,
      })),
    ),
    ...contact.social
      .filter(({ href }) => opensPage(href))
      .map((social) => ({ group: 'content/contact.ts', ...social })),
  ];
}

function brokenFindings({ group, name, href }: Link): Finding[] {
  const { hostname, pathname } = new URL(href);
  const text = `${group}: ${name} leads to ${href}, which`;
  if (isOnlyHere(hostname))
    return [
      { topic: 'broken', text: `${text} only this computer knows; write the public address` },
    ];
  const isNobodys = needsPath.test(hostname) && pathname === '/';
  return isNobodys
    ? [{ topic: 'broken', text: `${text} is nobody’s page; add what leads to yours` }]
    : [];
}

/** Names without a dot and the address ranges of RFC 1918, 3927 and 4193. */
function isOnlyHere(hostname: string): boolean {
  const isName = !hostname.includes('.') && !hostname.startsWith('[');
  const isPrivate = /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(hostname);
  return (
    isName || isPrivate || /^\[(::1|f[cd]|fe80)/.test(hostname) || /\.(local|lan)$/.test(hostname)
  );
}

function cvFindings(cv: string, projectDir: string): Finding[] {
  const { file } = findPublicFile(cv, projectDir);
  if (file === undefined || !/\.pdf$/i.test(cv)) return [];
  const start = Buffer.alloc(5);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  if (start.toString('latin1') === '%PDF-') return [];
  return [
    { topic: 'broken', text: `content/owner.ts: the CV ${cv} is no PDF file; export it as PDF` },
  ];
}
