import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../../lib/content/fault';
import { nameParts } from '../../lib/content/names';
import { isSameLanguage } from '../../lib/language/intl';
import type { Site } from '../../lib/site/site';
import { singleSpaces } from '../../lib/text/text';
import { content as sampleContent } from '../../template/content';
import { headlineFrom, introFrom } from '../support/texts-to-replace';
import { placeIn } from './texts';

interface Gap {
  isOpen: boolean;
  field: readonly [file: 'owner' | 'contact', key: string];
  rule: string;
  todo: string;
}

/**
 * Finds fields that are missing, that contain only what `npm run import` made of a résumé, or that
 * do not fit the others.
 */
export function gapFaults(site: Site): Fault[] {
  const { owner, contact } = site.content;
  const { language } = site.locale;
  const { greeting } = sampleContent.owner;
  const gaps: Gap[] = [
    {
      isOpen: owner.portrait === undefined,
      field: ['owner', 'portrait'],
      rule: 'is missing, so the first screen shows no face',
      todo: "Put a picture into public/images/, and write { src: '/images/me.jpg', alt: 'Your name' }.",
    },
    {
      isOpen: owner.intro === introFrom(owner.role),
      field: ['owner', 'intro'],
      rule: 'is only the role',
      todo: 'Write one or two sentences.',
    },
    {
      isOpen: isDeepStrictEqual(owner.headline, headlineFrom(owner.role)),
      field: ['owner', 'headline'],
      rule: 'is only the role',
      todo: `Write it as you say it after the greeting "${owner.greeting}": 'a Programmer'.`,
    },
    {
      isOpen: owner.greeting === greeting && !isSameLanguage(language, 'en'),
      field: ['owner', 'greeting'],
      rule: `is in another language than "${language}"`,
      todo: 'Write it in the language of the page.',
    },
    {
      isOpen: nameParts(owner).firstNames !== singleSpaces(owner.firstNames),
      field: ['owner', 'firstNames'],
      rule: 'is not in name, so address books get no family name',
      todo: 'Write it as in name, or write familyName, too.',
    },
    {
      isOpen: contact.social.length === 0,
      field: ['contact', 'social'],
      rule: 'is empty',
      todo: "Add your profiles, like { name: 'LinkedIn', href: 'https://www.linkedin.com/in/…' }.",
    },
  ];
  return gaps
    .filter(({ isOpen, field: [file] }) => isOpen && (site.folder === '' || file === 'owner'))
    .map(({ field, rule, todo }) => {
      const place = placeIn(site, ...field);
      return { place, rule, severity: 'advice', todo };
    });
}
