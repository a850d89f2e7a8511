/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveReport } from '@/scripts/doctor/live/examine';
import { exitCode, liveJson, liveReport } from '@/scripts/doctor/live/report';
import { serviceAnswer, serviceAnswers } from '@/scripts/doctor/live/service-answers';
import { readAddress, readOptions } from '@/scripts/doctor/options';
import { run } from '@/scripts/test/site-copy';
import { createInternet } from '../../support/internet';
import { changed, examine, HOME, pageHtml, siteReplies } from '../../support/published-site';

const root = path.resolve(import.meta.dirname, '../../..');

const reportOf = (changes: Partial<LiveReport>): LiveReport => ({
  address: 'https://maria.dev/',
  visited: '2026-11-20T12:00:00.000Z',
  isBlind: false,
  findings: [],
  good: [],
  links: [],
  ...changes,
});

/** What moves a cursor, changes a colour, or turns text around. */
const controls = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

describe('The report', () => {
  it('says of each finding what is the matter and what to do, the worst first', () => {
    const report = reportOf({
      findings: [
        { topic: 'untold', text: 'A link does not answer.', todo: '' },
        { topic: 'advice', text: 'It is slow.', todo: 'Make it fast.' },
        { topic: 'wrong', text: 'It is gone.', todo: '*Account* → `put it back`.' },
      ],
      good: ['certificate (until 3 March 2027)', '404 page'],
    });
    expect(liveReport(report)).toBe(`https://maria.dev/, visited on 20 November 2026

Wrong:
  It is gone. → Account → put it back.

Could be better:
  It is slow. → Make it fast.

Cannot be told from here:
  A link does not answer.

In order: certificate (until 3 March 2027), 404 page

One thing is wrong.`);
  });

  it('stays on one screen, however much is wrong', () => {
    const findings = (['wrong', 'advice', 'untold'] as const).flatMap((topic) =>
      Array.from({ length: 100 }, (_, index) => ({ topic, text: `Thing ${index}.`, todo: '' })),
    );
    const text = liveReport(reportOf({ findings }));
    expect(text.split('\n').length).toBeLessThan(40);
    expect(text).toContain('… and 93 more (--json)');
    expect(JSON.parse(liveJson(reportOf({ findings }))).findings).toHaveLength(300);
  });

  it.each([
    ['well', reportOf({ findings: [{ topic: 'advice', text: '', todo: '' }] }), 0],
    ['wrong', reportOf({ findings: [{ topic: 'wrong', text: '', todo: '' }] }), 1],
    ['blind', reportOf({ isBlind: true, findings: [{ topic: 'wrong', text: '', todo: '' }] }), 2],
  ])('gives scripts an exit code when all is %s', (_name, report, code) => {
    expect(exitCode(report)).toBe(code);
    expect(JSON.parse(liveJson(report)).isWell).toBe(code === 0);
  });
});

test('what hosts answer cannot play with the terminal, nor fill it', async () => {
  const internet = createInternet({ limitMs: 2000 });
  const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
  const body = pageHtml()
    .replace(`canonical" href="${HOME}`, `canonical" href="https://${evil}${'x'.repeat(50_000)}`)
    .replace(`${HOME}/og.png`, `${evil}/og.png`);
  const replies = changed(siteReplies(), '/', {
    body,
    // Header values may hold what Latin-1 calls letters; the others are refused by the parser.
    headers: {
      'X-Frame-Options': `${'\u009b'}31mX`,
      'Content-Security-Policy': '\u009b2J nonsense',
    },
  });
  await internet.host(HOME, replies);
  const report = await examine(internet);
  await internet.close();
  const text = liveReport(report);
  expect(report.findings.map((each) => each.text).join()).toMatch(controls);
  expect(text).not.toMatch(controls);
  expect(text.length).toBeLessThan(8000);
  expect(JSON.parse(liveJson(report)).findings.map(String).join()).not.toMatch(controls);
  expect(liveJson(report)).not.toMatch(controls);
});

describe('The command line', () => {
  it.each([
    [[], { live: false, strict: false }],
    [['--strict'], { live: false, strict: true }],
    [['--live'], { live: true, send: false, yes: false, json: false, allowLocal: false }],
    [
      ['--live', 'maria.dev', '--send', '--yes', '--json', '--allow-local'],
      {
        live: true,
        address: new URL('https://maria.dev/'),
        send: true,
        yes: true,
        json: true,
        allowLocal: true,
      },
    ],
  ])('%j', (args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  it.each([
    [['--send']],
    [['--json']],
    [['--live', '--strict']],
    [['--live', 'a.dev', 'b.dev']],
    [['maria.dev']],
    [['--life']],
    [['--live', 'mailto:me@maria.dev']],
    [['--live', 'https://user:password@maria.dev']],
  ])('%j is not understood, and ends with code 2', (args) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 2 }));
  });

  it.each([
    ['maria.dev', 'https://maria.dev/'],
    ['http://maria.dev/portfolio', 'http://maria.dev/portfolio/'],
    ['https://maria.dev/portfolio/index.html?a=b#c', 'https://maria.dev/portfolio/'],
  ])('takes the address %s as %s', (given, address) => {
    expect(readAddress(given).href).toBe(address);
  });

  it('knows no address as long as the content has none', async () => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const args = [path.join(root, 'scripts/doctor.ts'), '--live'];
    const { code, output } = await run(tsx, args, { cwd: root });
    expect(code).toBe(2);
    expect(output).toContain('is nobody’s address');
  });
});

test('a script that sends must say so with --yes', async () => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const args = [path.join(root, 'scripts/doctor.ts'), '--live', 'https://maria.dev', '--send'];
  expect(await run(tsx, args, { cwd: root })).toEqual({
    code: 2,
    output: 'Nobody is here to be asked; add --yes to send a message.\n',
  });
});

describe('The answers of the e-mail service', () => {
  it('are explained in the words of docs/contact.md', () => {
    // The page is written with typewriter apostrophes.
    const page = readFileSync(path.join(root, 'docs/contact.md'), 'utf8').replaceAll("'", '’');
    const rows = serviceAnswers.map(
      ({ status, means, todo }) => `| ${status} | ${means} | ${todo} |`,
    );
    const table = page.split('\n').filter((line) => /^\| (\d|other)/.test(line));
    expect(table).toEqual(rows);
  });

  it.each([
    [400, '400'],
    [403, '401, 403'],
    [402, 'other 4xx'],
    [418, 'other 4xx'],
    [503, '500 and up'],
  ])('%d has its row', (status, row) => {
    expect(serviceAnswer(status).status).toBe(row);
  });
});
