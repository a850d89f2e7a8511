import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const fromGoogle = (name: string, file: string) =>
  [
    resolve(`@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`),
    resolve(`@expo-google-fonts/${name}/700Bold/${file}_700Bold.ttf`),
  ] as const;

/**
 * The system fonts that components/theme/font-faces.ts shows until the typeface arrives: regular
 * and bold, from npm packages. Arimo is as wide as Arial and Liberation Sans.
 *
 * Tests use it, too, and they pass without `tools/`. So it is not in `tools/support/`.
 */
export const systemFonts = {
  Arimo: fromGoogle('arimo', 'Arimo'),
  Roboto: fromGoogle('roboto', 'Roboto'),
} as const;
