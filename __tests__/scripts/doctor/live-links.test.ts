/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content as template } from '@/lib/content';
import type { Content } from '@/lib/content/schema';
import { ask } from '@/scripts/doctor/live/ask';
import { linkFindings, visitLinks } from '@/scripts/doctor/live/links';
import { politeAsker } from '@/scripts/doctor/live/polite';
import { type Remembered, remember } from '@/scripts/doctor/live/remembered';
import { makeFolder } from '../../support/folder';
import { createInternet, type Internet, type Reply } from '../../support/internet';

let internet: Internet;
beforeAll(() => {
  internet = createInternet({ limitMs: 2000 });
});
afterAll(() => internet.close());

const forgetful: Remembered = { recall: () => undefined, keep: () => {}, save: async () => {} };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const page = (body: string): Reply => ({ headers: html, body });

/** The template's content with these social links and no others. */
function contentWith(...hrefs: string[]): Content {
  const social = hrefs.map((href, index) => ({ name: `Link ${index + 1}`, href }));
  const { owner, contact } = template;
  return {
    ...template,
    owner: { ...owner, cv: '/cv.pdf' },
    contact: { ...contact, social },
    projects: [],
  };
}

async function verdicts(content: Content, remembered = forgetful) {
  const reports = await visitLinks(content, politeAsker(internet.network), remembered);
  return reports.map(({ verdict }) => verdict);
}

const verdictOn = async (href: string) => (await verdicts(contentWith(href)))[0];

let count = 0;
async function linkTo(reply: Reply, pathname = '/work'): Promise<string> {
  count += 1;
  const origin = `https://n${count}.links.dev`;
  await internet.host(origin, { [pathname]: reply, '/': page('Home') });
  return origin + pathname;
}

describe('A link is', () => {
  it.each<[string, Reply]>([
    ['a page', page('<h1>My work</h1>')],
    ['a file', { headers: { 'Content-Type': 'application/zip' }, body: 'PK' }],
    ['an answer without a body', { status: 204 }],
    ['a title that keeps searches busy', page(`<title>${'a-'.repeat(90_000)}</title>`)],
    [
      'a long text about domains for sale',
      page(`<title>Blog</title>${'words '.repeat(2000)} how I learned that a domain is for sale`),
    ],
  ])('fine when it leads to %s', async (_name, reply) => {
    expect(await verdictOn(await linkTo(reply))).toEqual({ kind: 'fine', why: '' });
  });

  it.each([404, 410])('gone at status %d', async (status) => {
    expect(await verdictOn(await linkTo({ status }))).toEqual({
      kind: 'gone',
      why: `answers with status ${status}`,
    });
  });

  it('gone when there is no such host', async () => {
    expect(await verdictOn('https://no-such-host.dev/')).toMatchObject({ kind: 'gone' });
  });

  it.each([
    ['by its title', '<title>maria.dev is for sale</title>'],
    ['by its title', '<title>This domain may be for sale!</title>'],
    ['by its few words', '<p>Buy this domain</p>'],
    ['by the program behind it', '<html data-adblockkey="MFwwDQYJ"><title>maria.dev</title>'],
    ['by its program', '<script src="https://img1.wsimg.com/parking-lander/x.js"></script>'],
  ])('gone when its domain is parked, known %s', async (_name, body) => {
    const verdict = await verdictOn(await linkTo(page(body)));
    expect(verdict).toMatchObject({ kind: 'gone', why: expect.stringMatching(/parked|sale/) });
  });

  it('gone when it leads to a seller of domains', async () => {
    await internet.host('https://www.hugedomains.com', { '*': page('maria.dev costs 2000') });
    const Location = 'https://www.hugedomains.com/domain_profile.cfm?d=maria';
    expect(await verdictOn(await linkTo({ status: 302, headers: { Location } }))).toEqual({
      kind: 'gone',
      why: 'is for sale at hugedomains.com',
    });
  });

  it.each([999, 403, 401, 429, 451, 500, 503, 418])(
    'not to be told at status %d',
    async (status) => {
      const verdict = await verdictOn(await linkTo({ status, headers: html, body: 'Go away' }));
      expect(verdict).toMatchObject({ kind: 'untold', why: expect.stringContaining(`${status}`) });
    },
  );

  it('not to be told when it asks to sign in', async () => {
    count += 1;
    const origin = `https://n${count}.links.dev`;
    const toLogin = { status: 302, headers: { Location: '/login?next=work' } };
    await internet.host(origin, { '/work': toLogin, '*': page('Sign in') });
    expect(await verdictOn(`${origin}/work`)).toMatchObject({ kind: 'untold' });
  });

  it('not to be told when it does not answer', async () => {
    expect(await verdictOn(await linkTo(() => {}))).toMatchObject({ kind: 'untold' });
  });

  it('broken when its certificate is for another name', async () => {
    await internet.host('https://cert.dev', {}, internet.authority.issue(['else.dev']));
    expect(await verdictOn('https://cert.dev/')).toEqual({
      kind: 'broken',
      why: 'has a certificate for another name',
    });
  });

  it('broken when it goes in a circle', async () => {
    const href = await linkTo({ status: 302, headers: { Location: '/work' } });
    expect(await verdictOn(href)).toMatchObject({ kind: 'broken' });
  });

  it('moved for good when it says so, with its new address', async () => {
    const to = await linkTo(page('New home'), '/new');
    const href = await linkTo({ status: 301, headers: { Location: to } });
    expect(await verdictOn(href)).toEqual({ kind: 'moved', why: 'has moved for good', to });
  });

  it('moved to where the last permanent redirect leads, not to where it is sent for today', async () => {
    const today = await linkTo(page('Today'), '/today');
    const to = await linkTo({ status: 302, headers: { Location: today } }, '/new');
    const href = await linkTo({ status: 308, headers: { Location: to } });
    expect(await verdictOn(href)).toMatchObject({ kind: 'moved', to });
  });

  it('moved to a front page, which is not what was there', async () => {
    const href = await linkTo({ status: 301, headers: { Location: '/' } });
    expect(await verdictOn(href)).toMatchObject({
      kind: 'moved',
      why: expect.stringContaining('front page'),
    });
  });

  it.each([302, 303, 307])('fine when status %d sends elsewhere for now', async (status) => {
    const Location = await linkTo(page('Here for now'), '/now');
    expect(await verdictOn(await linkTo({ status, headers: { Location } }))).toEqual({
      kind: 'fine',
      why: '',
    });
  });

  it('fine when only a slash is added', async () => {
    count += 1;
    const origin = `https://n${count}.links.dev`;
    const slash = { status: 301, headers: { Location: '/work/' } };
    await internet.host(origin, { '/work': slash, '/work/': page('Work') });
    expect(await verdictOn(`${origin}/work`)).toEqual({ kind: 'fine', why: '' });
  });
});

describe('Hosts are asked politely', () => {
  it('with HEAD alone, if that tells', async () => {
    const href = await linkTo({ headers: { 'Content-Type': 'application/pdf' } });
    await verdictOn(href);
    expect(internet.asked.filter((each) => each.endsWith(href))).toEqual([`HEAD ${href}`]);
  });

  it.each([405, 501, 404, 403])('with GET too, if HEAD is answered %d', async (status) => {
    const href = await linkTo((request, response) => {
      response.writeHead(request.method === 'HEAD' ? status : 200, html).end('Here');
    });
    expect(await verdictOn(href)).toEqual({ kind: 'fine', why: '' });
  });

  it('one question at a time, each address once, while other hosts are asked', async () => {
    let open = 0;
    let most = 0;
    const other = new URL(await linkTo(page('Other')));
    const busy: Reply = async (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      // Long enough for a second question to arrive, if there was one.
      await ask(other, internet.network);
      open -= 1;
      response.writeHead(200, html).end('Work');
    };
    await internet.host('https://busy.dev', { '*': busy });
    const hrefs = Array.from({ length: 12 }, (_, index) => `https://busy.dev/${index % 6}`);
    const found = await verdicts(contentWith(...hrefs));
    expect(found.map(({ kind }) => kind)).toEqual(hrefs.map(() => 'fine'));
    expect(most).toBe(1);
    const asked = internet.asked.filter((each) => each.startsWith('GET https://busy.dev'));
    expect(asked).toHaveLength(6);
  });

  it('not at all for example addresses and files of the site', async () => {
    const before = internet.asked.length;
    expect(await verdicts(contentWith('https://example.com/me', '/contact.vcf'))).toEqual([]);
    expect(internet.asked).toHaveLength(before);
  });
});

describe('An answer is remembered', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
  const newFile = () => path.join(makeFolder({}), 'deep', 'links.json');

  async function askAt(file: string, href: string, now: Date) {
    const remembered = await remember(file, now);
    const [verdict] = await verdicts(contentWith(href), remembered);
    await remembered.save();
    return verdict;
  }

  it('for a day, and then asked again', async () => {
    const file = newFile();
    const href = await linkTo({ status: 404 });
    const questions = () => internet.asked.filter((each) => each.endsWith(href)).length;
    const first = await askAt(file, href, noon);
    const once = questions();
    expect(await askAt(file, href, hoursLater(23.9))).toEqual(first);
    expect(questions()).toBe(once);
    // What was remembered did not become younger by it.
    expect(await askAt(file, href, hoursLater(24.1))).toEqual(first);
    expect(questions()).toBe(2 * once);
  });

  it('not when it comes from a clock that went wrong', async () => {
    const file = newFile();
    const href = await linkTo({ status: 404 });
    await askAt(file, href, hoursLater(100));
    const before = internet.asked.length;
    await askAt(file, href, noon);
    expect(internet.asked.length).toBeGreaterThan(before);
  });

  it('not when this machine is offline', async () => {
    const file = newFile();
    internet.lead('offline.dev', async () => {
      throw Object.assign(new Error('try again'), { code: 'EAI_AGAIN' });
    });
    expect(await askAt(file, 'https://offline.dev/', noon)).toMatchObject({ kind: 'untold' });
    expect(readFileSync(file, 'utf8')).toBe('{}\n');
  });

  it.each(['', '{', '[]', 'null', '{"https://a.dev": {"kind": "fine"}}', '\u0000'])(
    'and a file that holds %j counts as empty',
    async (text) => {
      const file = path.join(makeFolder({ 'links.json': text }), 'links.json');
      const href = await linkTo({ status: 410 });
      expect(await askAt(file, href, noon)).toMatchObject({ kind: 'gone' });
      writeFileSync(file, text);
    },
  );
});

test('the owner reads which link it is, what is the matter and what to write', async () => {
  const to = await linkTo(page('New'), '/new');
  const hrefs = [
    await linkTo({ status: 404 }),
    await linkTo({ status: 301, headers: { Location: to } }),
    await linkTo({ status: 999 }),
    await linkTo(page('Fine')),
  ];
  const reports = await visitLinks(contentWith(...hrefs), politeAsker(internet.network), forgetful);
  expect(linkFindings(reports)).toEqual([
    {
      topic: 'wrong',
      text: `content/contact.ts: Link 1 leads to ${hrefs[0]}, which answers with status 404.`,
      todo: 'Take the link out or give a new one.',
    },
    {
      topic: 'advice',
      text: `content/contact.ts: Link 2 leads to ${hrefs[1]}, which has moved for good.`,
      todo: `Write ${to}`,
    },
    {
      topic: 'untold',
      text: `content/contact.ts: Link 3 leads to ${hrefs[2]}, which does not answer programs (999); look at it yourself.`,
      todo: '',
    },
  ]);
});
