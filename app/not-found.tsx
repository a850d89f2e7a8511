import type { Metadata } from 'next';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { NotFound } from '@/components/sections/Home';
import { content, language, words } from '@/lib/content';
import { shownSections } from '@/lib/content/derived';

export const metadata: Metadata = { title: words.notFound.tab, robots: { index: false } };

/** What hosts show for an address that is not there; exported as 404.html. */
export default function NotFoundPage() {
  const { owner, contact, site } = content;
  return (
    <>
      <Header owner={owner} sections={shownSections(content, words)} words={words} away />
      <NotFound words={words} />
      <Footer contact={contact} owner={owner} site={site} words={words} language={language} />
    </>
  );
}
