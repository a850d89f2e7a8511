import { css } from 'styled-components';
import { mirroredIcons } from '@/lib/images/interface-icons';

const mirroredIconSelector = mirroredIcons.map((name) => `use[href$='#${name}']`).join(', ');

/** Only pages from right to left contain these rules. */
export const rightToLeftRules = css`
  ${mirroredIconSelector} {
    transform: scaleX(-1);
    transform-origin: 50%;
  }
  [dir='rtl'] :is([data-edge], [data-area], [role='meter']) {
    /* The animation 'appear' overrides the transform. Its keyframe mirrors with this property. */
    --mirror: -1;
    transform: scaleX(-1);
  }
  :root[dir='rtl'] body {
    /* In WebKit, 'overflow-wrap: anywhere' does not narrow a column from right to left for a long
       word with letters of both directions, like an address with Hebrew in it. */
    word-break: break-word;
  }
  :root[dir='rtl'] * {
    /* Spacing would separate Arabic letters, which are joined. */
    letter-spacing: 0;
  }
`;
