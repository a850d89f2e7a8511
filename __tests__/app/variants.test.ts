import '../support/mocks/pages-in-jest';

import { cvPdf } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { variants } from '../contents/variants';
import { expectGolden } from '../support/golden';
import { homePageOf, pageTexts } from '../support/page-texts';
import { readPdf } from '../support/pdf-in-jest';
import { siteOf } from '../support/site';

/**
 * The texts of sections and footer. Headings, buttons and results begin with the names of their
 * elements.
 */
function sectionTexts(html: string): string[] {
  const marked = html
    .slice(html.indexOf('<main'), html.indexOf('</footer>'))
    .replace(/<(h[2-6]|summary|strong)\b[^>]*>/g, '$&$1: ')
    .replace(/© \d+/, '© …')
    .replace(/<[^>]* data-(ground|side|year)="([^"]*)"[^>]*>/g, '$&$1: $2');
  return pageTexts(marked);
}

test.each(Object.entries(variants))(
  'page and documents of the owner "%s" are as before',
  async (name, changes) => {
    const site = siteOf(changes);
    const { tagged, links } = await readPdf(await cvPdf(site));
    const resume = JSON.parse(JSON.stringify(jsonResume(site)));
    expectGolden(`variants/${name}/index.txt`, sectionTexts(await homePageOf(site)));
    expectGolden(`variants/${name}/cv.txt`, [tagged, '', 'Links:', ...links]);
    expectGolden(`variants/${name}/resume.json`, `${JSON.stringify(resume, null, 2)}\n`);
    // A value that begins like a path: files that leave the site have whole addresses.
    expect(JSON.stringify([resume, links])).not.toMatch(/"\/[^/"]/);
  },
);
