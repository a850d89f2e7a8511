import { projectLinks } from '../content/links';
import type { Experience, Project } from '../content/schema';
import { fullAddress } from '../hosting/site-address';
import type { Element } from './page';
import { bare, body, type Desk } from './parts';
import type { CvStyles } from './styles';
import { type Piece, textHeight } from './writer';

/** Room for a period at the right edge: "Sept 2025 – Present" with some air. */
const periodWidth = 112;

/** Height in points of what must not be parted by the end of a page. */
export const experienceHeight = (styles: CvStyles, entry: Experience): number =>
  textHeight(entry.role, styles.title, body.width - periodWidth) +
  textHeight(companyLine(entry), styles.subtitle, body.width) +
  textHeight(entry.description, styles.text, body.width) +
  textHeight(entry.skills.join(' · '), styles.small, body.width);

const companyLine = ({ company, type, location }: Experience) =>
  `${company} · ${type} · ${location}`;

export function experienceEntry({ writer, styles }: Desk, sect: Element, entry: Experience): void {
  const { role, period, description, skills } = entry;
  const used = skills.join(' · ');
  writer.keep(experienceHeight(styles, entry));
  const top = writer.y;
  const title = { x: body.x, width: body.width - periodWidth };
  writer.text(writer.element(sect, 'H3'), role, styles.title, title);
  const afterTitle = writer.y;
  writer.y = top;
  const right = { x: body.x + body.width - periodWidth, width: periodWidth };
  writer.text(writer.element(sect, 'P'), period, { ...styles.period, align: 'end' }, right);
  writer.y = Math.max(afterTitle, writer.y);
  writer.text(writer.element(sect, 'P'), companyLine(entry), styles.subtitle, body);
  writer.y += 1;
  writer.text(writer.element(sect, 'P'), description, styles.text, body);
  if (used !== '') writer.text(writer.element(sect, 'P'), used, styles.small, body);
  writer.y += 9;
}

/** Height in points of what must not be parted by the end of a page; links take a row at least. */
export const projectHeight = (styles: CvStyles, { title, tags, description }: Project): number =>
  textHeight(title, styles.title, body.width) +
  textHeight(tags.join(' · '), styles.title, body.width) +
  textHeight(description, styles.text, body.width) +
  styles.link.leading;

export function projectEntry(desk: Desk, sect: Element, project: Project): void {
  const { writer, styles, addressOf } = desk;
  const { title, description, tags } = project;
  const links = projectLinks(project, (named) => fullAddress(named, addressOf)).map(
    ({ label, href }): Piece => ({
      text: `${label}: ${bare(href)}`,
      href,
      style: styles.link,
      after: 12,
    }),
  );
  const used = tags.join(' · ');
  writer.keep(projectHeight(styles, project));
  const heading = writer.element(sect, 'H3');
  const style = { ...styles.small, leading: styles.title.leading };
  writer.row(heading, [{ text: title, style: styles.title, after: 9 }], body);
  if (used !== '') writer.text(writer.element(sect, 'P'), used, style, body);
  writer.text(writer.element(sect, 'P'), description, styles.text, body);
  if (links.length > 0) writer.row(writer.element(sect, 'P'), links, body);
  writer.y += 9;
}
