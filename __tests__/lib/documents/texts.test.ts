/** @jest-environment node */

import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { content } from '@/lib/content';
import type { Content } from '@/lib/content/schema';
import { llmsText } from '@/lib/documents/llms';
import { pageMetadata, pageViewport } from '@/lib/documents/metadata';
import { webManifest } from '@/lib/documents/web-manifest';
import { fullAddress, siteAddress } from '@/lib/hosting/site-address';
import { en } from '@/lib/words/en';
import { fullContent, hostileContent, minimalContent } from '../../fixtures/content';
import { places } from '../../support/places';

const { env } = process;

afterEach(() => {
  process.env = env;
});

describe('addresses', () => {
  test('stand on the content’s host, or on SITE_URL for a preview, below BASE_PATH', () => {
    expect(siteAddress(fullContent.site)('/og.png')).toBe('https://ada.example/og.png');
    process.env = { ...env, SITE_URL: 'https://preview.example/', BASE_PATH: 'portfolio/' };
    expect(siteAddress(fullContent.site)('/og.png')).toBe(
      'https://preview.example/portfolio/og.png',
    );
    expect(siteAddress(fullContent.site)('/')).toBe('https://preview.example/portfolio/');
  });

  test('of the page itself has no slash at the end at the root of its host, as Next writes it', () => {
    expect(siteAddress(fullContent.site)('/')).toBe('https://ada.example');
    expect(siteAddress(fullContent.site)('/#person')).toBe('https://ada.example/#person');
  });

  test('of others come back as they are', () => {
    expect(siteAddress(fullContent.site)('https://x.example/a?b=c#d')).toBe(
      'https://x.example/a?b=c#d',
    );
  });

  test('of files keep their signs', () => {
    const { addressOf } = places(fullContent);
    expect(fullAddress('/my cv #2 100%.pdf', addressOf)).toBe(
      'https://ada.example/my%20cv%20%232%20100%25.pdf',
    );
  });

  test.each([
    'ada.example',
    'https://ada.example/path',
    'ftp://ada.example',
    'javascript:alert(1)',
  ])('a SITE_URL of %s is refused in plain words', (value) => {
    process.env = { ...env, SITE_URL: value };
    expect(() => siteAddress(fullContent.site)).toThrow(/SITE_URL must be/);
  });
});

describe('metadata', () => {
  const of = (given: Content) => pageMetadata(given, places(given).addressOf);

  test('canonical and preview address name the same page', () => {
    const { alternates, openGraph } = of(fullContent);
    expect(alternates?.canonical).toBe('https://ada.example');
    expect(openGraph?.url).toBe(alternates?.canonical);
  });

  test('link previews get full addresses, size and words for the picture', () => {
    const { openGraph, twitter } = of(fullContent);
    const picture = {
      url: 'https://ada.example/og.png',
      width: 1200,
      height: 630,
      alt: 'Ada King Lovelace, Developer',
    };
    expect(openGraph).toMatchObject({
      type: 'profile',
      firstName: 'Ada King',
      lastName: 'Lovelace',
      locale: 'en_GB',
      images: [picture],
    });
    const { url, alt } = picture;
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [{ url, alt }] });
  });

  test('a nickname that the name only begins with leaves the name whole', () => {
    const ben = { ...fullContent.owner, name: 'Benjamin Lee', firstNames: 'Ben' };
    const { openGraph } = of({ ...fullContent, owner: ben });
    expect(openGraph).toMatchObject({ firstName: 'Ben' });
    expect(openGraph).not.toHaveProperty('lastName');
  });

  test('a single name has no last name, English without a country no locale', () => {
    expect(of(minimalContent).openGraph).not.toHaveProperty('lastName');
    expect(of(minimalContent).openGraph).not.toHaveProperty('locale');
  });

  test('icons stand below the base path', () => {
    process.env = { ...env, BASE_PATH: '/portfolio' };
    expect(JSON.stringify(of(fullContent).icons).match(/"\/[^"]*"/g)).toEqual([
      '"/portfolio/favicon.ico"',
      '"/portfolio/icon.svg"',
      '"/portfolio/apple-icon.png"',
    ]);
  });

  test('the browser’s bars follow both themes', () => {
    expect(pageViewport({ light: '#fff', dark: '#000' }).themeColor).toEqual([
      { media: '(prefers-color-scheme: light)', color: '#fff' },
      { media: '(prefers-color-scheme: dark)', color: '#000' },
    ]);
  });
});

describe('llms.txt', () => {
  const of = (given: Content) => llmsText(given, en, places(given).addressOf);

  test('tells everything on the page', () => {
    const text = of(content);
    const { owner, about, experience, projects, skills, contact } = content;
    const words = [
      owner.name,
      owner.role,
      owner.intro,
      ...about.paragraphs,
      ...experience.flatMap((each) => [each.role, each.company, each.description, each.period]),
      ...projects.flatMap((each) => [each.title, each.description, ...each.tags]),
      ...skills.map(({ name, level }) => `${name}: ${level}%`),
      contact.email,
      contact.phone,
      contact.location,
    ];
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(`Time zone: Asia/Manila (UTC+8)`);
  });

  test('is one h1, then a quoted summary, then sections, whatever the texts hold', () => {
    const lines = of(hostileContent).split('\n');
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(lines[0]).toMatch(/^# /);
    expect(lines[2]).toMatch(/^> /);
    expect(lines.filter((line) => /^#{3} /.test(line))).toHaveLength(6);
    expect(of(hostileContent)).not.toMatch(/(?<!\\)<\/script/);
  });

  test('what is not set leaves neither heading nor gap', () => {
    const text = of(minimalContent);
    expect(text).not.toMatch(/## (About|What I do|Experience|Skills|Projects)|undefined|\n\n\n/);
    expect(text).not.toMatch(/Availability|Place of work|Time zone|Languages/);
  });

  test('tells of featured projects first, as the CV does', () => {
    const text = of(fullContent);
    expect(text.indexOf('### Flyology')).toBeGreaterThan(0);
    expect(text.indexOf('### Flyology')).toBeLessThan(text.indexOf('### Note G'));
  });

  test('links to the CV the owner names', () => {
    expect(of(fullContent)).toContain('[CV (PDF)](<https://cv.example/ada.pdf>)');
    expect(of(minimalContent)).toContain('[CV (PDF)](<https://ada.example/cv.pdf>)');
  });

  test('a link holds any address', () => {
    expect(of(hostileContent)).toContain(
      '[Live demo](<https://demo.example/a,b;c?d=%22e%22&f=%3Cg%3E#h>)',
    );
  });
});

describe('files for robots', () => {
  test('robots.txt allows everything and leads to the sitemap, which leads to the page', () => {
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/' },
      sitemap: `${content.site.url}/sitemap.xml`,
    });
    expect(sitemap()).toEqual([{ url: content.site.url, lastModified: content.site.updated }]);
  });

  test('the manifest has maskable icons of both sizes and takes any name', () => {
    const data = webManifest(hostileContent, '#faf6ee');
    expect(data.name).toContain(hostileContent.owner.name);
    const kinds = data.icons?.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        '192x192 maskable',
        '512x512 maskable',
        '192x192 any',
        '512x512 any',
      ]),
    );
    expect(data).toMatchObject({ background_color: '#faf6ee', theme_color: '#faf6ee' });
  });
});
