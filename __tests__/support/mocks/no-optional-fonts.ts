// Stands in for `lib/files/project-require.ts`, as if no optional font were installed. Owners may
// have installed some, as doctor advises.

const actual = jest.requireActual<typeof import('@/lib/files/project-require')>(
  '@/lib/files/project-require',
);

const isOptionalFont = (name: string) => /\/noto-sans-(?!arabic|hebrew)/.test(name);

export const { projectRequire } = actual;

export const findModuleFile = (name: string) =>
  isOptionalFont(name) ? undefined : actual.findModuleFile(name);
