/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import { content } from '@/lib/content';
import type { Content } from '@/lib/content/schema';
import { jsonResume } from '@/lib/documents/resume';
import { fullContent, hostileContent, minimalContent } from '../../fixtures/content';
import { places } from '../../support/places';

function resume(of: Content) {
  const { addressOf, imageOf } = places(of);
  return JSON.parse(JSON.stringify(jsonResume(of, addressOf, imageOf)));
}

const faults = (data: unknown) =>
  new Promise((resolve) => validate(data, (errors: unknown) => resolve(errors)));

test.each(Object.entries({ content, minimalContent, fullContent, hostileContent }))(
  '%s passes the published schema of JSON Resume',
  async (_, of) => {
    expect(await faults(resume(of))).toBeNull();
  },
);

test('the schema does refuse: a start that is no date is a fault', async () => {
  const data = resume(fullContent);
  data.work[0].startDate = 'August';
  expect(await faults(data)).not.toBeNull();
});

test('periods become ISO months, and what lasts has no end', () => {
  const { work, volunteer } = resume(fullContent);
  expect(work).toHaveLength(1);
  expect(work[0]).toMatchObject({ position: 'Lead Analyst', startDate: '2024-08' });
  expect(work[0]).not.toHaveProperty('endDate');
  expect(volunteer).toHaveLength(1);
  expect(volunteer[0]).toMatchObject({ startDate: '2023-09', endDate: '2024-12' });
});

test('no entry is lost', () => {
  const { work, volunteer, projects, skills, basics } = resume(content);
  expect(work.length + volunteer.length).toBe(content.experience.length);
  expect(projects.map(({ name }: { name: string }) => name)).toEqual(
    content.projects.map(({ title }) => title),
  );
  expect(skills).toHaveLength(content.skills.length);
  expect(basics.profiles).toHaveLength(content.contact.social.length);
});

test('every fact stands under its own name', () => {
  const { owner, contact, site, experience } = fullContent;
  const { basics, work, skills } = resume(fullContent);
  expect(basics).toMatchObject({
    name: owner.name,
    label: owner.role,
    image: `${site.url}/pictures/portrait.png`,
    email: contact.email,
    phone: contact.phone,
    url: site.url,
    location: { address: contact.location },
    profiles: contact.social.map(({ name, href }) => ({ network: name, url: href })),
  });
  expect(basics.summary).toContain(owner.intro);
  const [job] = experience;
  expect(work[0]).toMatchObject({
    name: job?.company,
    position: job?.role,
    location: job?.location,
    type: job?.type,
    summary: job?.description,
    keywords: job?.skills,
  });
  expect(skills).toEqual([
    { name: 'React', level: '90%' },
    { name: 'C', level: '0%' },
    { name: 'Java', level: '100%' },
  ]);
});

test('a project leads to its demo first; one without links has no address', () => {
  const [first, second] = resume(fullContent).projects;
  expect(first.url).toBe('https://demo.example/g');
  expect(second).not.toHaveProperty('url');
});

test('languages are absent when the owner names none', () => {
  expect(resume(minimalContent)).not.toHaveProperty('languages');
  expect(resume(fullContent).languages[0]).toEqual({ language: 'English', fluency: 'native' });
});

test('its only date is the content’s', () => {
  expect(resume(minimalContent).meta.lastModified).toBe('2026-03-01T00:00:00');
});
