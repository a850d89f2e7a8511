/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { en } from '@/lib/words/en';
import { experience } from '../../fixtures/entries';
import { setUpMedia } from '../../support/mocks/media';
import { Section } from '../../support/section';
import { lettersIn, textsIn } from '../../support/texts';

jest.mock('@/components/ui/Logo', () => jest.requireActual('../../support/mocks/picture'));
beforeEach(setUpMedia);

test('roles at one company share its name and logo; initials replace a missing logo', () => {
  const lead = experience({ link: undefined, description: undefined, location: undefined });
  const others = [
    { company: 'lantern labs collective ', role: 'Coder', skills: [] },
    { company: 'Bayside', role: 'Tester', skills: [] },
    { company: lead.company, role: 'Trainee', skills: [] },
  ];
  render(<Section id="experience" experience={[{ ...lead, skills: [] }, ...others]} />);

  expect(textsIn(screen.getByRole('region')).join(', ')).toBe(
    `${en.experience.experience}, Aug 2024 – ${en.experience.present}, Lantern Labs Collective, ` +
      'Lead Developer, full-time, Coder, Tester, Bayside, Trainee, Lantern Labs Collective',
  );
  expect(lettersIn(document.body)).toEqual(['B', 'LC']);
});
