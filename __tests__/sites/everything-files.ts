import sharp from 'sharp';
import { everything, everythingInArabic } from '../contents/everything';
import { plainPicture } from '../support/plain-picture';
import { contentFileTexts, indexFileText } from './content-file-texts';

export const ownCv = '%PDF-1.4\n% made elsewhere\n%%EOF\n';

export const camera = 'Camera of the owner';

export async function filesOfEverything(): Promise<Record<string, string | Buffer>> {
  // A photo as a phone saves it: on its side, with orientation, camera and place in EXIF. It fills
  // the picture of `og.png`, whose bytes are limited.
  const photo = await grainyPhoto(640, 960)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: camera }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  return {
    ...contentFileTexts(everything),
    ...contentFileTexts(everythingInArabic, 'ar-EG'),
    'content/index.ts': indexFileText('content', everything, 'ar-EG'),
    'content/ar-EG/index.ts': indexFileText('arEG', everythingInArabic),
    'public/cv.pdf': ownCv,
    'public/.env': 'KEY=secret',
    'public/.well-known/security.txt': 'Contact: mailto:maria@maria.example',
    'public/talk/Thumbs.db': 'secret',
    'content/pictures/unused.jpg': photo,
    'public/google1234567890abcdef.html': '<head></head>google-site-verification: google1234567890',
    'content/pictures/small.png': await plainPicture(64, 40, '#357').png().toBuffer(),
    'content/pictures/phone.png': await plainPicture(360, 780, '#063').png().toBuffer(),
    'content/pictures/arabic.jpg': photo,
    'content/pictures/arabic-logo.png': await plainPicture(64, 64, '#753').png().toBuffer(),
    // macOS returns file names in this form.
    [`content/pictures/${'my photo ñ.jpg'.normalize('NFD')}`]: photo,
  };
}

/** A photo with the grain of a camera, which takes many bytes; the same each time. */
function grainyPhoto(width: number, height: number) {
  let random = 1;
  const pixels = Uint8Array.from({ length: 3 * width * height }, () => {
    random = (random * 16_807) % 2_147_483_647;
    return 120 + (random % 40);
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
