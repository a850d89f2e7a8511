/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AddressLink } from '@/components/contact/AddressLink';
import type { Content } from '@/lib/content/schema';
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

test('without an e-mail address, a link leads to a profile; an intro replaces the offer', () => {
  const ways: Content['contact'] = {
    email: undefined,
    social: [
      { name: 'Mail', href: 'mailto:ana@name.example' },
      { name: 'X', href: 'https://x.com/ana' },
    ],
  };
  const { rerender } = render(<Section id="contact" contact={ways} />);
  const link = () => screen.getByRole('link', { name: /^Write on X/ });
  expect(link()).toHaveAttribute('href', 'https://x.com/ana');
  expect(link()).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Please send me a message on X.')).toBeVisible();
  expect(screen.queryByText(en.contact.email)).toBeNull();

  rerender(<Section id="contact" contact={{ ...ways, intro: 'Message me [there](#home).' }} />);
  expect(link()).toBeVisible();
  expect(screen.queryByText('Please send me a message on X.')).toBeNull();
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '#home');
});

test('without an e-mail address, visitors are sent to a profile where one can write, or only told where the owner is', () => {
  const scholar = {
    name: 'Google Scholar',
    href: 'https://scholar.example/citations?user=X1&hl=en',
  };
  const linkedIn = { name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana?trk=1' };
  // On GitHub one can write in public only.
  const gitHub = { name: 'GitHub', href: 'https://github.com/ana' };
  const ways = { email: undefined, social: [scholar, gitHub, linkedIn] };
  const { rerender } = render(<Section id="contact" contact={ways} />);
  const link = screen.getByRole('link', { name: /^Write on LinkedIn/ });
  expect(link).toHaveAttribute('href', linkedIn.href);
  expect(screen.getByRole('link', { name: /^linkedin.com\/in\/ana / })).toBeVisible();

  rerender(<Section id="contact" contact={{ ...ways, social: [scholar] }} />);
  const only = screen.getByRole('link', { name: /^Find me on Google Scholar/ });
  expect(only).toHaveAttribute('href', scholar.href);
  expect(screen.queryByText(/write|message|citations/i)).toBeNull();

  const html = renderToString(
    <Section id="contact" contact={{ ...ways, social: [scholar], emailService }} />,
  );
  const withoutScript = /<noscript>.*<\/noscript>/.exec(html)?.[0];
  expect(withoutScript).toContain('Find me on Google Scholar');
  expect(withoutScript).not.toContain('write');
});

test('before its scripts have loaded, the form sends nothing to the host of the page', () => {
  const tagOf = (contact: Partial<Content['contact']>) =>
    /<form[^>]*>/.exec(renderToString(<Section id="contact" contact={contact} />))?.[0];
  const email = 'ana@name.example';
  expect(tagOf({ email, emailService })).toMatch(
    / action="mailto:ana@name.example" .*method="post"/,
  );
  // There is no dialog to close, so sending does nothing.
  const social = [{ name: 'X', href: 'https://x.com/ana' }];
  const withoutEmail = tagOf({ email: undefined, social, emailService });
  expect(withoutEmail).toContain('method="dialog"');
  expect(withoutEmail).not.toContain('action=');
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
  // Without an e-mail address, the first profile is the headline and the button.
  rerender(<Section id="contact" contact={{ social, email: undefined }} />);
  expect(rels()).toEqual(Array(5).fill('me noopener noreferrer'));
});

test('the site of a profile does not learn which page the link was on', () => {
  render(<AddressLink href="https://social.example/ana" text="social.example/ana" />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
});
