import type { Project } from '../../lib/content/schema';
import type { Changes } from '../support/changes';
import { minimalContent } from './minimal';

// Ordinary owners, who differ in what they have. What page, CV and resume.json say of them is in
// `__tests__/golden/variants`. Each has the fields of `minimalContent`, with these changes.

const picture = (src: string) => ({ src, alt: `Picture ${src}` });
const namesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const points = (count: number) =>
  namesOf('Point', count).map((name) => `${name} is a text of more than 25 letters.`);
const pictured = (title: string, more: Partial<Project> = {}): Project => ({
  title,
  image: picture('window.png'),
  ...more,
});

/** Jobs and featured projects, much of everything. */
const experienced: Changes = {
  owner: {
    intro: 'I dive, and learned at [school](#education). I also [mend](#skill-nähen) nets.',
    cv: 'https://cv.example/cv.pdf',
    headline: ['a diver'],
    languages: [
      { name: 'Filipino', level: 'native' },
      { name: 'Chinese (Mandarin)', level: 'fluent' },
      { name: 'Tagalog', level: 'fluent (C2)' },
    ],
  },
  about: { paragraphs: ['First.', 'I swim, and [write](mailto:ana@mail.example).'] },
  experience: [
    {
      company: 'Kelp',
      role: 'Lead',
      period: { from: '2024-03' },
      highlights: points(9),
      skills: ['C', 'Nets'],
    },
    { company: 'kelp', role: 'Diver', period: { from: '2021', to: '2023' }, link: '/kelp.html' },
    {
      company: 'Tern',
      role: 'Diver',
      period: '2024',
      highlights: ['Ropes', 'Code review', 'Lamps'],
    },
    { company: 'Without a role', description: 'I dived.', highlights: points(7) },
    { company: 'Reef', role: 'Not in the CV', link: 'https://reef.example/', inCv: false },
    { company: 'Reef', role: 'Diver', volunteer: true },
    { company: 'Quay', role: 'Not in the CV', inCv: false },
    // A company with the name of its product, which name one skill.
    { company: 'bee', role: 'Diver', skills: ['C++'] },
  ],
  education: [
    { school: 'College', programme: 'Nets', period: '2020', description: 'CGPA: 8.14' },
    {
      school: 'Night school',
      period: { from: '2018', to: '2020' },
      description: '1.3',
      highlights: ['See [Ant](#project-ant).'],
    },
    { programme: 'A course' },
  ],
  certificates: [
    { name: 'First aid', issuer: 'Harbor', date: '2024', link: '/diploma.pdf' },
    ...namesOf('Course', 13).map((name) => ({ name, group: 'Courses' })),
    { name: 'Ropes', issuer: 'Quay', group: 'courses' },
    { name: 'Lamps', group: 'Seminars' },
    { name: 'Sailing' },
  ],
  publications: namesOf('Paper', 13).map((name) => ({ name, publisher: 'Press' })),
  awards: [{ title: 'Net of the year' }, { title: 'Rope of the year' }],
  skills: [
    { name: 'Ruby', group: 'Languages' },
    { name: 'React', level: 90 },
    { name: 'C', level: 45, group: 'Languages', note: 'Coursework' },
    { name: 'C++', level: 40, group: 'languages', image: false },
    { name: 'Cache', level: 0, image: 'icon:redis', group: 'Tools' },
    { name: 'ES6', group: 'Languages', note: 'learning' },
    { name: 'Nähen', level: 20 },
    { name: 'Test (A)' },
    { name: 'Vue 3' },
    { name: 'constructor' },
  ],
  projects: [
    pictured('Fox'),
    {
      title: 'Ant',
      featured: true,
      description: 'Counts ants. At [night](https://night.example/?a=B), too.',
      result: 'Halved the time',
      highlights: points(6),
      tags: ['c', 'Engines', 'engines', 'JS', 'javascript (ES6+)', 'Test (A)', 'Test (B)', 'Vue'],
      organization: 'Tern',
      location: 'Leeds',
      image: picture('ant.png'),
      demoLink: '/my app #2 (100%)? n\u0303.apk',
      repoLink: 'https://code.example/ant',
      links: [
        { name: 'The same again', href: 'https://code.example/ant' },
        { name: 'Case study', href: '/case study.pdf' },
      ],
    },
    {
      title: 'Bee',
      featured: true,
      highlights: points(3),
      tags: ['ReactJS', 'C++'],
      demoLink: 'https://bee.example/?utm_source=portfolio#top',
      videoLink: 'https://video.example/bee?t=1',
    },
    {
      title: 'Cat',
      result: 'Sold',
      highlights: points(4),
      featured: true,
      image: picture('cat.png'),
    },
    pictured('Dog', { group: 'Hackathons', result: 'Won', highlights: points(1), tags: ['React'] }),
    pictured('Eel', { highlights: points(2), demoLink: 'mailto:ana@mail.example?subject=Hi' }),
    { title: 'Gnu', period: '2024', tags: ['A', 'B', 'C', 'D', 'E'], group: 'hackathons' },
    { title: 'Hen', description: 'Not in the CV.', inCv: false },
    { title: 'Ibis', image: picture('cat.png'), repoLink: 'https://code.example/ibis' },
  ],
  contact: {
    social: [
      { name: 'Google Scholar', href: 'https://scholar.example/c?u=X1;a,b&c=d' },
      { name: 'GitHub', href: 'https://www.github.com/ana' },
      { name: 'Mail', href: 'mailto:ana@mail.example' },
      { name: 'Talks', href: '/talks.html' },
      // Nobody can type it.
      { name: 'Reef', href: `https://reef.example/${'a'.repeat(100)}` },
      { name: 'Ана', href: 'https://www.blog.example/' },
    ],
  },
  look: { sections: ['about', 'experience', 'projects', 'skills'] },
};

/** No job and nothing featured, but certificates, in French. */
const beginner: Changes = {
  site: { language: 'fr' },
  owner: {
    headline: undefined,
    // The CV is a page, which is opened, not saved.
    cv: '/resume/',
    languages: [{ name: 'Français' }],
    facts: [{ name: 'Permis', value: 'B' }],
  },
  // The second one is the intro.
  about: { paragraphs: ['I mend [nets](#skills).', minimalContent.owner.intro] },
  education: [
    { school: 'Reef', description: 'CGPA: 8.14' },
    { school: 'Tide', description: 'See [the thesis](#about)' },
    { school: 'Kelp', description: 'I studied how forms forgive people' },
  ],
  certificates: namesOf('Course', 3).map((name) => ({ name })),
  skills: [
    ...[...'ABCDEFGHIJKLM'].map((name) => ({ name, level: 50 })),
    { name: 'Databases (MySQL, MongoDB)' },
    { name: 'Patience', note: 'Coursework' },
    { name: 'Next.js' },
    // A note that all skills of a group have.
    { name: 'Rowing', group: 'Boats', note: 'advanced' },
    { name: 'Sailing', group: 'Boats', note: 'advanced' },
  ],
  projects: [
    // The CV says neither the organization nor the description again.
    pictured('Kelp & Nets Shop', { organization: 'Kelp & Nets', description: 'Shop' }),
    ...namesOf('Window', 13).map((title) => pictured(title, { tags: ['SQL'] })),
    ...namesOf('Row', 13).map((title) => ({ title, description: 'It is a row. It has two.' })),
    { title: 'Bare' },
    pictured('Four', { group: 'One' }),
    pictured('Five', { group: 'Two', tags: ['A'] }),
    { title: 'Six', group: 'One', tags: ['B'] },
  ],
  contact: {
    email: undefined,
    social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' }],
  },
  look: { sections: ['skills', 'about', 'experience', 'projects'] },
};

/**
 * A job with points of few words, and a phone, in the Spanish of Latin America. Skills and projects
 * are not listed as sections.
 */
const newcomer: Changes = {
  site: { language: 'es-419' },
  owner: {
    cv: '/files/resume.pdf',
    intro: 'I <b>cook</b>.',
    headline: ['a', 'b'],
    facts: [{ name: 'Edad', value: '19' }],
  },
  experience: [
    // The CV does not say the role twice.
    { company: 'Reef', role: 'Diver', highlights: ['diver', 'Ropes', 'Lamps'], skills: ['C'] },
  ],
  education: [
    { school: 'Tide', description: '店頭販売、在庫管理。', highlights: ['Rowing', 'Code review'] },
  ],
  skills: [{ name: 'C', level: 50 }],
  certificates: ['Ropes', 'Knots'].map((name) => ({ name, issuer: 'Reef', group: 'Courses' })),
  projects: [{ title: 'Kelp', tags: ['C'] }],
  contact: {
    intro: 'See [there](#home).',
    email: undefined,
    phone: '+63 900 000 0001',
    // Home shows icons that differ.
    social: ['My site', 'GitHub', 'GITHUB', 'Mastodon', 'X', 'LinkedIn'].map((name) => ({
      name,
      href: 'https://profile.example/ana',
    })),
  },
  look: { sections: ['experience'] },
};

export const variants = { experienced, beginner, newcomer };
