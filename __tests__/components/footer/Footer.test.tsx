/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Copyright } from '@/components/footer/Copyright';
import { Footer } from '@/components/footer/Footer';
import type { Content } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { emailService } from '../../contents/minimal';
import { siteOf } from '../../support/site';
import { textsIn } from '../../support/texts';

function showFooter(social: Content['contact']['social'], legal?: Content['site']['legal']) {
  const { profile, locale } = siteOf({ contact: { social, emailService }, site: { legal } });
  return render(<Footer profile={profile} locale={locale} isHomePage homeHref="" />);
}

const github = { name: 'GitHub', href: 'https://github.com/ana' };
const work = { name: 'GitHub (work)', href: 'https://github.com/ana-work' };
const mastodon = { name: 'Mastodon', href: 'https://mastodon.social/@ana' };
const notebook = { name: 'Notebook', href: 'https://ana.example/' };

test('without a form, the footer has social links only on the error page, because Contact has them', () => {
  const { profile, locale } = siteOf({ contact: { social: [mastodon] } });
  for (const isHomePage of [true, false]) {
    const shown = { profile, locale, isHomePage, homeHref: isHomePage ? '' : '/' };
    const { unmount } = render(<Footer {...shown} />);
    expect(screen.queryAllByRole('link', { name: /Mastodon/ })).toHaveLength(isHomePage ? 0 : 1);
    unmount();
  }
});

test('the footer shows social links by icons, or by names if an icon is generic or occurs twice', () => {
  const lists = [
    { social: [work, mastodon], shown: [undefined, undefined] },
    { social: [github, work, mastodon], shown: ['GitHub', 'GitHub (work)', 'Mastodon'] },
    { social: [mastodon, notebook], shown: ['Mastodon', 'Notebook'] },
  ];
  for (const { social, shown } of lists) {
    const { unmount } = showFooter(social);
    const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    // Visible text is a child of the link; text for screen readers has an element of its own.
    const visible = links.map((link) =>
      [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    expect(visible.map((text) => text?.textContent)).toEqual(shown);
    for (const [index, link] of links.entries()) {
      expect(link).toHaveAccessibleName(`${social[index]?.name} ${en.newTab}`);
    }
    unmount();
  }
});

test('the footer links legal texts: a text below, marked with its language, or a page in a new tab', () => {
  const paragraphs = ['Hafen 1', 'Siehe [Karte](https://map.example).'];
  const page = { name: 'Privacy', href: 'https://page.example/privacy', privacy: true };
  const hebrew = { name: 'נגישות', language: 'he', paragraphs: ['נמל'] };
  showFooter([], [{ name: 'Impressum', language: 'de', paragraphs }, hebrew, page]);

  const link = screen.getByRole('link', { name: 'Impressum' });
  expect(link).not.toHaveAttribute('target');
  const shown = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
  const texts = ['Impressum', 'Hafen 1', 'Siehe', 'Karte', en.newTab, '.'];
  expect(textsIn(shown ?? undefined)).toEqual(texts);
  for (const name of screen.getAllByText('Impressum')) {
    expect(name.closest('[lang]')).toHaveAttribute('lang', 'de');
  }
  expect([shown?.dir, screen.getByText('נמל').closest<HTMLElement>('[lang]')?.dir]).toEqual([
    'ltr',
    'rtl',
  ]);
  const outside = screen.getByRole('link', { name: `Privacy ${en.newTab}` });
  expect(outside).toHaveAttribute('href', page.href);
});

test('on another page, links of legal texts lead to the parts of the home page', () => {
  const legal = [{ name: 'Imprint', paragraphs: ['Write by the [form](#contact).'] }];
  const { profile, locale } = siteOf({ site: { legal } });
  render(<Footer profile={profile} locale={locale} isHomePage={false} homeHref="/below/" />);
  // Hidden until the visitor asks for the text.
  const link = screen.getByRole('link', { name: 'form', hidden: true });
  expect(link).toHaveAttribute('href', '/below/#contact');
});

test('the page shows the year of the build until hydration, then the year of the visit', () => {
  const formatter = jest.spyOn(Intl, 'NumberFormat');
  const copyright = <Copyright name="مريم" builtIn={2026} yearAtBuild="٢٠٢٦" language="ar-EG" />;
  const html = renderToString(copyright);
  const inYear = (year: number) => {
    jest.useFakeTimers({ now: new Date(`${year}-06-01`) });
    const container = document.createElement('p');
    container.innerHTML = html;
    expect(container).toHaveTextContent('© ٢٠٢٦ مريم');
    render(copyright, { container, hydrate: true });
    jest.useRealTimers();
    return container;
  };
  expect(inYear(2026)).toHaveTextContent('© ٢٠٢٦ مريم');
  // It takes a browser long to make.
  expect(formatter).not.toHaveBeenCalled();
  expect(inYear(2031)).toHaveTextContent('© ٢٠٣١ مريم');
});
