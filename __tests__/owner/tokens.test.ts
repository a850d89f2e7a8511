import { colours } from '@/components/theme/tokens';
import { contrastFaults } from '@/lib/images/contrast';
import { expectNoFaults } from '../support/owners-fault';

test('every colour can be read on what it stands on, in both themes', () => {
  expectNoFaults(
    contrastFaults(colours).map(({ sentence }) => `components/theme/tokens.ts: ${sentence}`),
  );
});
