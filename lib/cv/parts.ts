import { phoneAddress } from '../content/links';
import type { Content } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/site-address';
import { type Element, page } from './page';
import type { CvLook, CvStyles } from './styles';
import type { Piece, Writer } from './writer';

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

/** An address as people write it on paper. */
export const bare = (address: string) =>
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
    { ...web(phoneAddress(contact.phone)), text: contact.phone },
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

/**
 * A heading in the margin; the part's text stands right of it.
 * @param height of what must stand on the same page as the heading, in points
 */
export function section(
  desk: Desk,
  title: string,
  height: number,
  write: (parent: Element) => void,
): void {
  const { writer, root, styles, look } = desk;
  writer.keep(2 * ruleGap + Math.max(height, 3 * styles.text.leading));
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
