import { validate } from '@jsonresume/schema';
import type { Content } from '@/lib/content/schema';
import { cvData } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { vCard } from '@/lib/documents/vcard';
import { structuredData } from '@/lib/page-head/structured-data';
import { everything } from '../../contents/everything';
import { siteOf } from '../../support/site';

// generated-files.test.ts and variants.test.ts compare whole files.

const resume = (content: Content) => JSON.parse(JSON.stringify(jsonResume(siteOf(content))));

test('resume.json passes the published schema, whatever its texts', async () => {
  expect(await new Promise((resolve) => validate(resume(everything), resolve))).toBeNull();
});

test('files for programs contain only social links that are pages', () => {
  const social = [
    { name: 'Ана', href: 'mailto:ana@mail.example' },
    { name: 'Talks', href: '/talks.html' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' },
    { name: 'Ана', href: 'https://www.blog.example/' },
  ];
  const site = siteOf({ contact: { social } });
  const files = [vCard(site), JSON.stringify(jsonResume(site)), structuredData(site)];
  const found = files.map((file) => social.filter(({ href }) => file.includes(href)));
  expect(found).toEqual(Array(3).fill(social.slice(1)));
  // The kind of a profile has only Latin letters. The CV shows the address as people write it.
  expect(files[0]?.match(/(?<=TYPE=)\w+(?=:https)/g)).toEqual(['talks', 'linkedin', 'other']);
  expect(cvData(site).contacts.at(-1)?.text).toBe('Ана: blog.example');
});
