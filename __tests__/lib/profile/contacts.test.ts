/** @jest-environment node */
import { socialLinksWithIcons } from '@/lib/profile/contacts';
import { contact } from '../../fixtures/entries';
import { siteOf } from '../../support/site';

test('the first screen has the first three social links that one can tell apart by their icons', () => {
  const names = ['My site', 'GitHub', 'GitHub (work)', 'Mastodon', 'X', 'LinkedIn'];
  const social = names.map((name) => ({ name, href: 'https://profile.example/ana' }));
  const { profile } = siteOf({ contact: contact({ social }) });
  const shown = socialLinksWithIcons(profile.contacts.social, 3);
  expect(shown.map(({ name }) => name)).toEqual(['GitHub', 'Mastodon', 'X']);
});
