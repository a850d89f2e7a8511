import type { OwnerFact } from '../content/owner-facts';
import type { Content, Skill } from '../content/schema';
import type { Element } from './page';
import { body, type Desk } from './parts';
import type { Piece } from './writer';

export function factRows(
  { writer, styles, look }: Desk,
  sect: Element,
  rows: readonly OwnerFact[],
) {
  const list = writer.element(sect, 'L');
  for (const { name, value } of rows) {
    const item = writer.element(writer.element(list, 'LI'), 'LBody');
    const head = { text: `${name}:`, style: { ...styles.text, weight: 600, colour: look.ink } };
    writer.row(item, [{ ...head, after: 4 } as Piece, { text: value, style: styles.text }], body);
  }
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
