import '../support/mocks/pages-in-jest';

import NotFoundPage from '@/app/not-found';
import { textFields } from '@/lib/content/text-fields';
import { cvData } from '@/lib/documents/cv';
import { localizedSites, siteIn } from '@/lib/site/sites';
import { en } from '@/lib/words/en';
import { wordsByLanguage } from '@/lib/words/locale';
import { slotPattern } from '@/lib/words/words';
import { complete } from '../contents/complete';
import { inBrackets } from '../support/made-up-language';
import { homePageOf, htmlOf, pageTexts } from '../support/page-texts';
import { siteOf } from '../support/site';

jest.mock('@/lib/site/sites');

/** English texts that are right in another language, some of them with another meaning. */
const rightIn: Record<string, readonly string[]> = {
  de: ['Name', 'Video'],
  fil: [
    'Android app',
    'Availability',
    'Email',
    'Home',
    'Live demo',
    'Menu',
    'Social media',
    'Source code',
    'Time zone',
    'Video',
    'at',
  ],
  fr: ['Contact', 'Menu', 'Message', 'Publications'],
  id: ['Email', 'Menu', 'Video'],
  it: ['Email', 'Home', 'Menu', 'Video'],
  nl: ['Android app', 'Contact', 'Home', 'Menu', 'Video', 'of'],
  pl: ['Menu'],
  pt: ['Menu'],
  'pt-PT': ['Menu'],
  tr: ['Video'],
  vi: ['Email', 'Menu', 'Video'],
};

const textsOf = (value: object) => textFields(value).map(({ text }) => text);

/** The words of a text, with a space before and after each. */
const wordsIn = (text: string) => ` ${text.match(/[\p{L}\p{M}]+/gu)?.join(' ') ?? ''} `;

/** The texts of `en.ts`, as parts between their slots. */
const english = textsOf(en)
  .flatMap((text) => text.replace(slotPattern, '|').split('|').map(wordsIn))
  .filter((part) => part.trim() !== '');

const languages = Object.keys(wordsByLanguage).filter((language) => language !== 'en');

test.each(languages)(
  'page, page for errors and CV have no English word in "%s"',
  async (language) => {
    const site = siteOf({ site: { language } }, inBrackets(complete));
    jest.mocked(siteIn).mockResolvedValue(site);
    jest.mocked(localizedSites).mockResolvedValue([site]);
    const pages = [await homePageOf(site), await htmlOf(await NotFoundPage())];
    const shown = [...pages.flatMap(pageTexts), ...textsOf(cvData(site))];
    // Some words appear only later, like those of the form. Texts of the content are in brackets, and
    // `required` is the name of an attribute.
    const all = [...shown, ...textsOf(site.locale.words)].join('\n');
    const words = wordsIn(all.replace(/‹[^‹›]*›|\brequired: /g, ''));
    const found = english.filter((part) => words.includes(part)).map((part) => part.trim());
    expect([...new Set(found)].sort()).toEqual(rightIn[language] ?? []);
  },
);
