import { css } from 'styled-components';
import { muted, visuallyHidden } from './mixins';

/** The width of a dot in a row of the class `dotted`, with the space around it. */
const dotRoom = '1.2em';

/**
 * Classes of elements of which a page has dozens. A styled component would write two names of about
 * ten characters for each.
 */
export const classRules = css`
  .icon {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  /* The skip link shows while it has the focus. */
  .visually-hidden:not(:focus) {
    ${visuallyHidden}
  }
  /* Texts with dots between them: "internship · Calamba". Each text begins with a dot, which stands
     in the gap before it. At the beginning of a line, this gap is outside of the row (here, left of
     "|"). What is outside is cut:

         ·|internship · Calamba|
         ·|full-time           |

     The second \`content\` has an empty text for screen readers. */
  .dotted {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${dotRoom};
    padding-top: 0.3rem;
    clip-path: inset(-0.375rem);
    ${muted}
    /* A long period breaks only after its dash: "2013年10月 –" and "2019年12月". */
    word-break: keep-all;
    :is(li, span) {
      position: relative;
      margin-inline-start: -${dotRoom};
      padding-inline-start: ${dotRoom};
    }
    /* The dot is placed outside of the text, because a Latin text on an Arabic page has its own
       direction. */
    :is(li, span)::before {
      content: '·';
      content: '·' / '';
      position: absolute;
      inset-inline-start: 0;
      width: ${dotRoom};
      text-align: center;
    }
  }
  .points {
    display: grid;
    gap: 0.4em;
    padding-inline-start: 1.15em;
    list-style: disc;
    details > & {
      margin-top: 0.4em;
    }
  }
`;
