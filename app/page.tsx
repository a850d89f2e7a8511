import { InlineScript } from '@/components/ui/InlineScript';
import { faultsToShow, localeOf, locales } from '@/lib/content';
import { pageMetadata } from '@/lib/page-head/metadata';
import { portraitUrl, structuredData } from '@/lib/page-head/structured-data';
import { Document, Faults } from './Document';
import { translations } from './languages';
import { sectionsOf } from './sections';

interface PageProps {
  /** `locale` is the folder of a second language. The home page has none. */
  params: Promise<{ locale?: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  if (faultsToShow() !== undefined) return {};
  const locale = localeOf((await params).locale);
  return pageMetadata(locale, translations(locales()));
}

export default async function Page({ params }: PageProps) {
  const faults = faultsToShow();
  if (faults !== undefined) return <Faults faults={faults} />;
  const locale = localeOf((await params).locale);
  const data = structuredData(locale, await portraitUrl(locale));
  return (
    <Document locale={locale} isHomePage>
      <InlineScript type="application/ld+json" code={data} />
      <main id="main">
        {sectionsOf(locale).map(({ id, title, background, Component }) => (
          <Component
            key={id}
            id={id}
            title={title}
            background={background}
            profile={locale.profile}
            locale={locale}
          />
        ))}
      </main>
    </Document>
  );
}
