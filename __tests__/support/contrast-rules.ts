import type { leastContrast, Palette, waterColors } from '@/lib/design/palette';

// Which colors stand on which backgrounds, and how much they must differ from them.

type ColorName = keyof Palette | keyof ReturnType<typeof waterColors>;

interface ContrastRule {
  colors: readonly ColorName[];
  on: readonly ColorName[];
  least: keyof typeof leastContrast;
}

const surfaces = ['page', 'surface'] as const;

const everywhere: ContrastRule[] = [
  { colors: ['on-action'], on: ['action'], least: 'text' },
  // The skip link.
  { colors: ['page'], on: ['ink'], least: 'text' },
];

const light: ContrastRule[] = [
  ...everywhere,
  { colors: ['ink', 'ink-soft'], on: [...surfaces, 'sea'], least: 'bodyText' },
  { colors: ['link'], on: surfaces, least: 'bodyText' },
  { colors: ['link'], on: ['sea'], least: 'inWater' },
  { colors: ['good', 'bad'], on: surfaces, least: 'text' },
  { colors: ['action-edge'], on: surfaces, least: 'edge' },
  { colors: ['edge'], on: [...surfaces, 'sea'], least: 'edge' },
];

const dark: ContrastRule[] = [
  ...light,
  { colors: ['ink', 'ink-soft', 'link'], on: ['deep', 'deepest'], least: 'bodyText' },
  // The messages of the form, in the deepest water, Contact.
  { colors: ['good', 'bad'], on: ['deep', 'deepest'], least: 'text' },
  { colors: ['edge'], on: ['deep', 'deepest'], least: 'edge' },
  // The social image shows the role, and is always dark.
  { colors: ['action'], on: ['page'], least: 'text' },
];

const deep: ContrastRule[] = [
  ...everywhere,
  { colors: ['ink', 'ink-soft', 'link'], on: ['deep'], least: 'bodyText' },
  { colors: ['ink', 'ink-soft', 'link'], on: surfaces, least: 'inWater' },
  { colors: ['edge'], on: ['deep', ...surfaces], least: 'edge' },
];

/** The rules for light pages, for dark pages, and for the deep of light pages. */
export const contrastRules: Record<'light' | 'dark' | 'deep', readonly ContrastRule[]> = {
  light,
  dark,
  deep,
};
