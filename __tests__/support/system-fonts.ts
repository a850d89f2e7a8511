import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const fromGoogle = (name: string, file: string) =>
  [
    resolve(`@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`),
    resolve(`@expo-google-fonts/${name}/700Bold/${file}_700Bold.ttf`),
  ] as const;

/**
 * The files of the system fonts that the page shows until the typeface arrives: regular and bold,
 * from npm packages. Arimo is as wide as Arial and Liberation Sans. Tests show the page in them.
 */
export const systemFonts = {
  Arimo: fromGoogle('arimo', 'Arimo'),
  Roboto: fromGoogle('roboto', 'Roboto'),
} as const;
