/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AddressLink } from '@/components/contact/AddressLink';

test('the site of a profile does not learn which page the link was on', () => {
  render(<AddressLink href="https://social.example/ana" text="social.example/ana" />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
});
