/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { en } from '@/lib/words/en';
import { emailService } from '../../contents/minimal';
import { Section } from '../../support/section';
import { siteOf } from '../../support/site';

test('without a form, a link opens the mail program', () => {
  const { email } = siteOf().content.contact;
  render(<Section id="contact" />);
  const link = screen.getByRole('link', { name: 'Write an email' });
  expect(link).toHaveAttribute('href', `mailto:${email}`);
});

test('without a form, other contacts are below the buttons, and nothing if there are none', () => {
  const contact = { email: 'ana@name.example', phone: '+49 171 555 0101', social: [] };
  const { container, rerender } = render(<Section id="contact" contact={contact} />);
  expect(screen.getByRole('link', { name: contact.phone })).toBeVisible();
  rerender(<Section id="contact" contact={{ ...contact, phone: undefined }} />);
  expect(screen.getByRole('link', { name: 'Save contact' })).toBeVisible();
  expect(container.querySelector('div:empty:not([aria-hidden])')).toBeNull();
});

test('without a form, a sentence says what the button does, unless the owner has written an intro', () => {
  const contact = { email: 'ana@name.example', social: [] };
  const { rerender } = render(<Section id="contact" contact={contact} />);
  expect(screen.getByText(en.contact.mailOffer)).toBeVisible();
  rerender(<Section id="contact" contact={{ ...contact, intro: 'Message me [there](#home).' }} />);
  expect(screen.queryByText(en.contact.mailOffer)).toBeNull();
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '#home');
});

test('without an e-mail address, each account is a link, in the order of the owner, and nothing is about mail', () => {
  const social = [
    { name: 'Google Scholar', href: 'https://scholar.example/citations?user=X1' },
    { name: 'GitHub', href: 'https://github.com/ana' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' },
  ];
  const { container } = render(<Section id="contact" contact={{ email: undefined, social }} />);
  const accounts = screen.getAllByRole<HTMLAnchorElement>('link', { name: /opens in a new tab/ });
  expect(accounts.map(({ href }) => href)).toEqual(social.map(({ href }) => href));
  expect(accounts[0]).toHaveAccessibleName(/^Google Scholar/);
  expect(container).not.toHaveTextContent(/e-?mail|write|citations/i);
});

test('until its scripts run, the form cannot be sent', () => {
  const html = renderToString(<Section id="contact" contact={{ emailService }} />);
  document.body.innerHTML = html;
  expect(screen.getByRole('button', { name: en.form.idle })).toBeDisabled();
});

test('every profile is marked as one of the same person (rel="me"), also without a form', () => {
  const names = ['GitHub', 'X', 'Blog', 'Wiki'];
  const social = names.map((name) => ({ name, href: `https://${name}.example/ana` }));
  const { rerender } = render(<Section id="contact" contact={{ social }} />);
  const rels = () =>
    screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ href }) => href.endsWith('.example/ana'))
      .map(({ rel }) => rel);
  expect(rels()).toEqual(Array(4).fill('me noopener noreferrer'));
  rerender(<Section id="contact" contact={{ social, email: undefined }} />);
  expect(rels()).toEqual(Array(4).fill('me noopener noreferrer'));
});
