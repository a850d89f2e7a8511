/** @jest-environment node */
import { faultLine } from '@/lib/content/fault';
import { checkedSites } from '@/lib/site/localized-site';
import { dateFaults } from '@/tools/doctor/date-faults';
import { finished } from '../../fixtures/content';
import { enterFolder, makeFolder } from '../../support/folder';
import { Repository } from '../repository';

const today = '2026-11-21';

test('reports what still goes on, once nobody has changed the content for a year', () => {
  const period = { from: '2024-05', to: 'present' };
  const experience = [{ company: 'Reef', role: 'Developer', period, skills: [] }];
  const education = [{ school: 'Night School', period: { from: '2019', to: '2023' } }];
  enterFolder(makeFolder({}));
  const findOld = (updated: string) => {
    const main = finished({ site: { updated }, experience, education });
    const es = { site: { ...main.site, language: 'es' }, experience };
    // The third language has no entries of its own, so it adds no line.
    const fil = { site: { ...main.site, language: 'fil' } };
    return dateFaults(checkedSites({ '': main, es, fil }), today);
  };
  expect(findOld('2025-11-22')).toEqual([]);
  const rule = 'no change since 2025-11-21, but these are still going on: entry 1 ("Developer")';
  expect(findOld('2025-11-21').map(faultLine)).toEqual([
    `content/experience.ts: ${rule} → If they are, set updated in content/site.ts to today’s date.`,
    `content/es/experience.ts: ${rule} → If they are, set updated in content/es/site.ts to today’s date.`,
  ]);
});

test('reports `updated` if it is older than the last commit that changed content/', () => {
  const reportOn = (updated: string, project: string) => {
    const sites = checkedSites({ '': finished({ site: { updated } }) });
    enterFolder(project);
    return dateFaults(sites, today).map(faultLine);
  };
  expect(reportOn('2026-02-26', makeFolder({}))).toEqual([]);
  const repository = new Repository();
  repository.commit({ 'content/site.ts': 'site' }, '--date=2026-02-27T12:00');
  repository.commit({ 'lib/site.ts': 'site', 'content/drafts/talk.ts': 'talk' });
  const { dir } = repository;
  const shallow = new Repository();
  shallow.git('pull', '--quiet', '--depth=1', `file://${dir}`, 'main');
  expect(reportOn('2026-02-26', shallow.dir)).toEqual([]);
  expect(reportOn('2026-02-27', dir)).toEqual([]);
  expect(reportOn('2026-02-26', dir)).toEqual([
    "content/site.ts › updated: is 2026-02-26, but content/ changed on 2026-02-27 → Set it to '2026-02-27'.",
  ]);
});

test('each language has its own `updated`, for the changes in its folder', () => {
  const main = finished({ site: { updated: '2026-02-27' } });
  const siteIn = (language: string, updated: string) => ({ ...main.site, language, updated });
  const es = { site: siteIn('es', '2026-02-28') };
  const fil = { site: siteIn('fil', '2026-03-01') };
  const repository = new Repository();
  repository.commit({ 'content/site.ts': 'site' }, '--date=2026-02-27T12:00');
  repository.commit({ 'content/es/site.ts': 'site' }, '--date=2026-03-01T12:00');
  repository.commit({ 'content/fil/site.ts': 'site' }, '--date=2026-03-01T12:00');
  enterFolder(repository.dir);
  expect(dateFaults(checkedSites({ '': main, es, fil }), today).map(faultLine)).toEqual([
    "content/es/site.ts › updated: is 2026-02-28, but content/es/ changed on 2026-03-01 → Set it to '2026-03-01'.",
  ]);
});
