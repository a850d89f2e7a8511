import type { Owner } from '../../lib/content/schema';

/** "My name is", which only a name continues, in some languages. */
const beforeName =
  /(my name is|mi nombre es|me llamo|meu nome é|me chamo|mon nom est|je m['’]appelle|mein name ist|ich hei(ß|ss)e|mi chiamo|il mio nome è)[\s:]*$/i;

const beforePhrase = /\bI(['’]m| am)$/i;
const sentence = /^I(['’]\w+)? /;

/**
 * Whether each phrase of the headline continues the greeting as far as this can be known: "I’m" has
 * no sentence after it, and "my name is" only a name.
 */
export function fitsHeadline({ greeting, headline, typedName = true }: Owner): boolean {
  if (!typedName) return true;
  if (beforeName.test(greeting)) return false;
  return !(beforePhrase.test(greeting) && headline.some((phrase) => sentence.test(phrase)));
}
