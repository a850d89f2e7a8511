import type { Owner } from '../../lib/content/schema';

/** "My name is" in several languages. Only a name can follow it. */
const beforeName =
  /(my name is|mi nombre es|me llamo|meu nome é|me chamo|mon nom est|je m['’]appelle|mein name ist|ich hei(ß|ss)e|mi chiamo|il mio nome è)[\s:]*$/i;

/** "Hello, I’m". A name or "a developer" can follow it, but no sentence. */
const beforePhrase = /\bI(['’]m| am)$/i;
/** "I build apps" */
const sentence = /^I(['’]\w+)? /;

/** Whether each phrase of the headline can follow the greeting, as far as a program can tell. */
export function fitsHeadline({ greeting, headline, typedName = true }: Owner): boolean {
  if (!typedName) return true;
  if (beforeName.test(greeting)) return false;
  return !(beforePhrase.test(greeting) && headline.some((phrase) => sentence.test(phrase)));
}
