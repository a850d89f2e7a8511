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
import { content, language, words } from '@/lib/content';
import { shownSections } from '@/lib/content/derived';
import { structuredData } from '@/lib/documents/structured-data';
import { addressOf, portraitAddress } from './published';

/** The one page. Search engines are told about it here, not on the page of errors. */
export default async function Page() {
  const { owner, about, experience, skills, projects, contact, site } = content;
  const localised = { words, language };
  const facts = structuredData(content, addressOf, await portraitAddress());
  return (
    <>
      <InlineScript type="application/ld+json" code={facts} />
      <SkipLink href="#main">{words.header.skip}</SkipLink>
      <Header owner={owner} sections={shownSections(content, words)} words={words} />
      <main id="main">
        <Home owner={owner} contact={contact} projects={projects} {...localised} />
        <About about={about} owner={owner} site={site} words={words} />
        <Experience {...content} {...localised} />
        <Skills skills={skills} projects={projects} experience={experience} {...localised} />
        <Projects projects={projects} skills={skills} {...localised} />
        <Contact contact={contact} owner={owner} {...localised} />
      </main>
      <Footer contact={contact} owner={owner} site={site} {...localised} />
    </>
  );
}
