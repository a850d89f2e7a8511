import type { Content } from '../content/schema';

/** The paper of the CV and of the printed page. */
export const paperSizeOf = ({ site }: Content): 'a4' | 'letter' => site.paperSize ?? 'a4';
