import { sectionsFor } from '@/app/sections';
import { en } from '@/lib/words/en';
import type { Changes } from '../support/changes';
import { siteOf } from '../support/site';

// `variants.test.ts` sees order and grounds of sections, and that a section is not listed.

test.each<[what: string, changes: Changes, label: string | undefined]>([
  ['no entry', {}, undefined],
  // Home shows it.
  ['nothing but the availability', { owner: { availability: 'Now' } }, undefined],
  // Contact shows it.
  ['a fact', { owner: { facts: [{ name: 'Age', value: '9' }] } }, undefined],
  ['a service', { about: { services: [{ name: 'x', description: 'y' }] } }, en.about.title],
  ['a photo', { about: { photo: { src: '/x.png', alt: '' } } }, en.about.title],
  ['a school', { education: [{ school: 'x' }] }, en.experience.education],
  ['a certificate', { certificates: [{ name: 'x' }] }, en.experience.certificates],
  ['an award', { awards: [{ title: 'x' }] }, en.experience.awards],
])('an owner with %s has no empty section', (_, changes, label) => {
  const labels = sectionsFor(siteOf(changes)).map((each) => each.label);
  expect(labels).toEqual([en.menu.home, label, en.menu.contact].filter(Boolean));
});
