/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { About } from '@/components/about/About';
import { setUpMedia } from '../../support/mocks/media';
import { siteOf } from '../../support/site';

beforeEach(setUpMedia);

test('About has large letters for a first paragraph that is short without its addresses', async () => {
  const short = `[${'x'.repeat(260)}](https://example.com)`;
  const leads = [[short, short], [`${'x'.repeat(261)}`]].map(async (paragraphs) => {
    const { profile, locale } = siteOf({ about: { paragraphs, services: [] } });
    const { container } = render(
      await About({ id: 'about', title: 'About', sections: [], profile, locale }),
    );
    return [...container.querySelectorAll('p')].map((each) => 'lead' in each.dataset);
  });
  expect(await Promise.all(leads)).toEqual([[true, false], [false]]);
});
