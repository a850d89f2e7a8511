import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { SkipLink } from '@/components/sections/Header.styles';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import { InlineScript } from '@/components/ui/InlineScript';
import { content, words } from '@/lib/content';
import { structuredData } from '@/lib/documents/structured-data';
import { addressOf, portraitAddress } from './published';

/** The one page. Search engines are told about it here, not on the page of errors. */
export default async function Page() {
  const facts = structuredData(content, addressOf, await portraitAddress());
  return (
    <>
      <InlineScript type="application/ld+json" code={facts} />
      <SkipLink href="#main">{words.header.skip}</SkipLink>
      <Header {...content} />
      <main id="main">
        <Home {...content} />
        <About {...content} />
        <Experience {...content} />
        <Skills {...content} />
        <Projects {...content} />
        <Contact {...content} />
      </main>
      <Footer {...content} />
    </>
  );
}
