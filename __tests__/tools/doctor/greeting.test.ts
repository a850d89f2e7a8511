import { fitsHeadline } from '@/tools/doctor/greeting';
import { minimalContent } from '../../fixtures/content';

const fits = (greeting: string, phrase: string) =>
  fitsHeadline({ ...minimalContent.owner, greeting, headline: ['a nurse', phrase] });

test('a phrase cannot follow "my name is", and no sentence follows "I’m"', () => {
  for (const greeting of [
    'Hi, my name is',
    'Hola, me llamo',
    'Hallo, mein Name ist',
    'Ich heiße',
  ]) {
    expect(fits(greeting, 'a teacher')).toBe(false);
  }
  for (const greeting of ['Hello, I’m', "Hi, I'm", 'I am']) {
    expect(fits(greeting, 'I build things for the web.')).toBe(false);
    expect(fits(greeting, 'an Idealist')).toBe(true);
  }
});
