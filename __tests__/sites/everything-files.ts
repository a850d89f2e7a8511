import { everything } from '../contents/everything';
import { everythingInArabic } from '../contents/everything-in-arabic';
import { markedPhoto, plainPicture } from '../support/plain-picture';
import { contentFileTexts } from './content-file-texts';

/** The file `index.ts` of a language, as owners write it. */
const indexFile = (name: string, type: string, files: object, more = '') =>
  `import type { ContentInput, Translation, Translations } from '@/lib/content/schema';
${Object.keys(files)
  .map((file) => `import { ${file} } from './${file}';`)
  .join('\n')}
export const ${name} = { ${Object.keys(files).join(', ')} } satisfies ${type};
${more}`;

/** A CV of the owner's own, which the site serves unchanged. */
export const ownCv = '%PDF-1.4\n% made elsewhere\n%%EOF\n';

/** The files in which the site "everything" differs from the sample. */
export async function filesOfEverything(): Promise<Record<string, string | Buffer>> {
  return {
    ...contentFileTexts(everything),
    ...contentFileTexts(everythingInArabic, 'ar'),
    'content/index.ts': indexFile(
      'content',
      'ContentInput',
      everything,
      "import { ar } from './ar/index';\nexport const translations = { ar } satisfies Translations;\n",
    ),
    'content/ar/index.ts': indexFile('ar', 'Translation', everythingInArabic),
    'public/cv.pdf': ownCv,
    'public/google1234567890abcdef.html': '<head></head>google-site-verification: google1234567890',
    'public/images/small.png': await plainPicture(64, 40, '#357').png().toBuffer(),
    'public/images/phone.png': await plainPicture(360, 780, '#063').png().toBuffer(),
    'public/images/arabic.jpg': await markedPhoto('#0000ff'),
    'public/images/arabic-logo.png': await plainPicture(64, 64, '#753').png().toBuffer(),
    // macOS returns file names in this form.
    [`public/images/${'my photo ñ.jpg'.normalize('NFD')}`]: await markedPhoto('#ff00ff'),
  };
}
