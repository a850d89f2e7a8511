import { featuredFirst } from '../content/featured';
import { ownerFacts } from '../content/owner-facts';
import type { Content } from '../content/schema';
import type { AddressOf } from '../hosting/site-address';
import { setLines } from '../type/lines';
import { experienceEntry, experienceHeight, projectEntry, projectHeight } from './entries';
import { factRows, serviceList, skillGrid } from './lists';
import { closePdf, openPdf, page } from './page';
import { type Desk, header, paragraphs, section } from './parts';
import { type CvLook, cvStyles } from './styles';
import { Writer } from './writer';

export type { CvLook } from './styles';

/** Name and page number at the foot of a document of several pages; ornaments to a reader. */
function footers({ writer, styles }: Desk, name: string): void {
  const { pdf } = writer;
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  const style = styles.small;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const line = setLines(`${name} · ${index + 1} / ${count}`, 400, style, 1)[0];
    if (line !== undefined) writer.footer(line, style, page.width - page.margin - line.width);
  }
}

/**
 * The CV as a tagged PDF 1.7 (headings, lists, links, reading order, language, title) with embedded
 * subsets of the page's own face.
 * @param content all of it; entries keep their order, featured projects come first
 * @param look colours as `#rrggbb`
 * @returns the file's bytes; the same content gives the same bytes
 */
export async function cvPdf(content: Content, look: CvLook, addressOf: AddressOf) {
  const { owner, about, experience, projects, skills } = content;
  const pdf = openPdf(content);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const writer = new Writer(pdf);
  const desk: Desk = { writer, root, styles: cvStyles(look), look, addressOf };

  header(desk, content);
  const { styles } = desk;
  section(desk, 'Profile', 0, (sect) => {
    paragraphs(desk, sect, [owner.intro, ...about.paragraphs]);
  });
  const rows = ownerFacts(content, 'name and offset');
  if (rows.length > 0) section(desk, 'At a glance', 0, (sect) => factRows(desk, sect, rows));
  if (skills.length > 0) section(desk, 'Skills', 0, (sect) => skillGrid(desk, sect, skills));
  const [latest] = experience;
  if (latest !== undefined) {
    section(desk, 'Experience', experienceHeight(styles, latest), (sect) => {
      for (const entry of experience) experienceEntry(desk, sect, entry);
    });
  }
  const ordered = featuredFirst(projects);
  const [best] = ordered;
  if (best !== undefined) {
    section(desk, 'Projects', projectHeight(styles, best), (sect) => {
      for (const each of ordered) projectEntry(desk, sect, each);
    });
  }
  if (about.services.length > 0) {
    section(desk, 'What I do', 0, (sect) => serviceList(desk, sect, about.services));
  }
  footers(desk, owner.name);
  root.end();
  return closePdf(pdf);
}
