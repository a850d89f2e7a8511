/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Reveal } from '@/components/ui/Reveal';
import { Column } from '@/components/ui/Section.styles';

// reveal.spec.ts tests that a section is hidden and appears in a browser.
test('a section fades in once, when a tenth of it is visible', () => {
  render(
    <section>
      <Reveal as={Column}>Skills</Reveal>
    </section>,
  );
  const states = [0, 0.09, 0.1, 0].map((share) => {
    mockAllIsIntersecting(share);
    return screen.getByText('Skills').dataset.reveal;
  });
  expect(states).toEqual(['hidden', 'hidden', 'fading', 'fading']);
});
