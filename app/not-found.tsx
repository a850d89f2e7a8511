import type { Metadata } from 'next';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { NotFound } from '@/components/sections/Home';
import { content, words } from '@/lib/content';

export const metadata: Metadata = { title: words.notFound.tab, robots: { index: false } };

/** What hosts show for an address that is not there; exported as 404.html. */
export default function NotFoundPage() {
  return (
    <>
      <Header {...content} away />
      <NotFound />
      <Footer {...content} />
    </>
  );
}
