import { contrastFaults } from '../../lib/images/contrast';
import type { Finding } from './findings';

/** Colours of `components/theme/tokens.ts` that are too alike; advice where the standard allows it. */
export const colourFindings = (colours: Parameters<typeof contrastFaults>[0]): Finding[] =>
  contrastFaults(colours).map(({ sentence, breaksStandard }) => ({
    topic: breaksStandard ? 'broken' : 'advice',
    text: `components/theme/tokens.ts: ${sentence}`,
  }));
