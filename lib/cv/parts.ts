import type { Content, Experience, Project, Skill } from '../../content/schema';
import { type AddressOf, fullAddress } from '../site-address';
import { utcOffset } from '../time-zone';
import { type Element, page } from './page';
import type { CvLook, CvStyles } from './styles';
import { type Piece, textHeight, type Writer } from './writer';

/** What every part needs. */
export interface Desk {
  writer: Writer;
  root: Element;
  styles: CvStyles;
  look: CvLook;
  addressOf: AddressOf;
}

const labels = { x: page.margin, width: 104 };
const bodyLeft = labels.x + labels.width + 18;
export const body = { x: bodyLeft, width: page.width - page.margin - bodyLeft };
const whole = { x: page.margin, width: page.width - 2 * page.margin };

/** Above and below the rule between sections, in points. */
const ruleGap = 9;

/** Room for a period at the right edge: "Sept 2025 – Present" with some air. */
const periodWidth = 112;

/** An address as people write it on paper. */
const bare = (address: string) =>
  address.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/$/, '');

/** Name, role and every way to reach the owner. */
export function header({ writer, root, styles, look, addressOf }: Desk, content: Content): void {
  const { owner, contact } = content;
  const { pdf } = writer;
  writer.text(writer.element(root, 'H1'), owner.name, styles.name, whole);
  writer.text(writer.element(root, 'P'), owner.role, styles.role, whole);
  writer.artifact(() => {
    pdf.roundedRect(page.margin, writer.y + 5, 30, 4, 2).fill(look.accent);
  });
  writer.y += 17;
  const web = (address: string): Piece => ({
    text: bare(address),
    href: address,
    style: { ...styles.contact, colour: look.teal },
  });
  const pieces: Piece[] = [
    { text: contact.location, style: styles.contact },
    web(`mailto:${encodeURI(contact.email)}`),
    { ...web(`tel:${contact.phone.replace(/[^\d+]/g, '')}`), text: contact.phone },
    web(addressOf('/')),
    ...contact.social.map(({ name, href }) => ({
      ...web(fullAddress(href, addressOf)),
      text: `${name}: ${bare(fullAddress(href, addressOf))}`,
    })),
  ];
  const element = writer.element(root, 'P');
  writer.row(
    element,
    pieces.map((piece) => ({ ...piece, after: 16 })),
    whole,
  );
  writer.y += 6;
  const { contours } = look;
  if (contours === undefined) return;
  // Down to the first rule; drawn last because only now is it known where that is.
  writer.artifact(() => {
    pdf.rect(0, 0, page.width, writer.y + ruleGap).clip();
    pdf.translate(262, -100).scale(0.42).path(contours);
    pdf.lineWidth(1.6).strokeOpacity(0.2).stroke(look.teal);
  });
}

/** A heading in the margin; the part's text stands right of it. Nothing is written for no entries. */
export function section(desk: Desk, title: string, write: (parent: Element) => void): void {
  const { writer, root, styles, look } = desk;
  writer.keep(70);
  if (!writer.isAtTop) {
    writer.y += ruleGap;
    writer.artifact(() => {
      writer.pdf.moveTo(whole.x, writer.y).lineTo(whole.x + whole.width, writer.y);
      writer.pdf.lineWidth(0.6).stroke(look.track);
    });
    writer.y += ruleGap;
  }
  const sect = writer.element(root, 'Sect');
  const top = writer.y;
  writer.text(writer.element(sect, 'H2'), title, styles.section, labels);
  writer.y = top;
  write(sect);
}

export function paragraphs({ writer, styles }: Desk, sect: Element, texts: readonly string[]) {
  texts.forEach((text, index) => {
    if (index > 0) writer.y += 4;
    writer.text(writer.element(sect, 'P'), text, styles.text, body);
  });
}

/** Availability, workplace, time zone and languages, as far as the content tells. */
export function facts({ owner, site }: Content): [name: string, value: string][] {
  const zone = owner.timeZone && `${owner.timeZone} (${utcOffset(owner.timeZone, site.updated)})`;
  const languages = owner.languages?.map(({ name, level }) => `${name} (${level})`).join(', ');
  const all = [
    ['Availability', owner.availability],
    ['Workplace', owner.workplace],
    ['Time zone', zone],
    ['Languages', languages],
  ] as const;
  return all.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

export function factRows({ writer, styles, look }: Desk, sect: Element, rows: [string, string][]) {
  const list = writer.element(sect, 'L');
  for (const [name, value] of rows) {
    const item = writer.element(writer.element(list, 'LI'), 'LBody');
    const head = { text: `${name}:`, style: { ...styles.text, weight: 600, colour: look.ink } };
    writer.row(item, [{ ...head, after: 4 } as Piece, { text: value, style: styles.text }], body);
  }
}

export function experienceEntry({ writer, styles }: Desk, sect: Element, entry: Experience): void {
  const { role, company, type, period, location, description, skills } = entry;
  const line = `${company} · ${type} · ${location}`;
  const used = skills.join(' · ');
  writer.keep(
    textHeight(role, styles.title, body.width - periodWidth) +
      textHeight(line, styles.subtitle, body.width) +
      textHeight(description, styles.text, body.width) +
      textHeight(used, styles.small, body.width),
  );
  const top = writer.y;
  const title = { x: body.x, width: body.width - periodWidth };
  writer.text(writer.element(sect, 'H3'), role, styles.title, title);
  const afterTitle = writer.y;
  writer.y = top;
  const right = { x: body.x + body.width - periodWidth, width: periodWidth };
  writer.text(writer.element(sect, 'P'), period, { ...styles.period, align: 'end' }, right);
  writer.y = Math.max(afterTitle, writer.y);
  writer.text(writer.element(sect, 'P'), line, styles.subtitle, body);
  writer.y += 1;
  writer.text(writer.element(sect, 'P'), description, styles.text, body);
  if (used !== '') writer.text(writer.element(sect, 'P'), used, styles.small, body);
  writer.y += 9;
}

export function projectEntry(desk: Desk, sect: Element, project: Project): void {
  const { writer, styles, addressOf } = desk;
  const { title, description, tags, demoLink, videoLink, repoLink, apkLink } = project;
  const links: Piece[] = [
    ['Demo', demoLink],
    ['Video', videoLink],
    ['Source code', repoLink],
    ['Android app', apkLink],
  ].flatMap(([name, href]) => {
    if (href === undefined) return [];
    const address = fullAddress(href, addressOf);
    return [{ text: `${name}: ${bare(address)}`, href: address, style: styles.link, after: 12 }];
  });
  const used = tags.join(' · ');
  writer.keep(
    textHeight(title, styles.title, body.width) +
      textHeight(description, styles.text, body.width) +
      (links.length > 0 ? styles.link.leading : 0),
  );
  const heading = writer.element(sect, 'H3');
  const style = { ...styles.small, leading: styles.title.leading };
  writer.row(heading, [{ text: title, style: styles.title, after: 9 }], body);
  if (used !== '') writer.text(writer.element(sect, 'P'), used, style, body);
  writer.text(writer.element(sect, 'P'), description, styles.text, body);
  if (links.length > 0) writer.row(writer.element(sect, 'P'), links, body);
  writer.y += 9;
}

/** Name, bar and percent, two to a row; the percent is the text, the bar an ornament. */
export function skillGrid({ writer, styles, look }: Desk, sect: Element, skills: readonly Skill[]) {
  const list = writer.element(sect, 'L');
  const gap = 24;
  const width = (body.width - gap) / 2;
  const bar = { width: 74, height: 4 };
  for (let index = 0; index < skills.length; index += 2) {
    writer.keep(styles.text.leading + 3);
    const top = writer.y;
    let lowest = top;
    skills.slice(index, index + 2).forEach(({ name, level }, column) => {
      writer.y = top;
      const x = body.x + column * (width + gap);
      const item = writer.element(writer.element(list, 'LI'), 'LBody');
      const barX = x + width - bar.width - 32;
      writer.text(item, name, styles.text, { x, width: barX - x - 8 });
      lowest = Math.max(lowest, writer.y);
      writer.y = top;
      writer.artifact(() => {
        const y = top + styles.text.leading / 2 - bar.height / 2;
        writer.pdf.roundedRect(barX, y, bar.width, bar.height, 2).fill(look.track);
        const filled = (bar.width * level) / 100;
        if (filled > 0) {
          writer.pdf
            .roundedRect(barX, y, filled, bar.height, Math.min(2, filled / 2))
            .fill(look.teal);
        }
      });
      writer.text(item, `${level}%`, styles.period, { x: barX + bar.width + 8, width: 40 });
      lowest = Math.max(lowest, writer.y);
    });
    writer.y = lowest + 2;
  }
}

/** What the owner does, one line for each service. */
export function serviceList(
  { writer, styles }: Desk,
  sect: Element,
  services: Content['about']['services'],
) {
  const list = writer.element(sect, 'L');
  for (const { name, description } of services) {
    writer.keep(styles.text.leading * 2);
    const item = writer.element(writer.element(list, 'LI'), 'LBody');
    writer.text(item, name, { ...styles.text, weight: 600 }, body);
    writer.text(item, description, styles.text, body);
    writer.y += 3;
  }
}
