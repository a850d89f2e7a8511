/** Characters that a phrase of the headline may have, and phrases (lib/content/schema.ts). */
const phraseLimit = 60;
const phrasesMost = 6;

/** People put several roles into one line: "Developer | Speaker · Mentor". */
const separator = /\s+[|•·]\s+|\s*[|•]\s*/;

/** A vowel at the start that is heard as one: not "European", "one-person", "university", "UX". */
const vowel = /^(?!eu|one\b|uni|use|u[ikx]\b)[aeiou]/i;
/** Letters that are spelt out and begin with a vowel's sound: "SQL", "HR", "R". */
const spelt = /^[FHLMNRSX][A-Z]{0,3}\b/;
const begun = /^(an?|the|your|one of)\s/i;

/**
 * The phrases that are typed after the name: an English role takes its article, as in "Hello, I’m …
 * a Programmer"; in other languages it stands as it is.
 * @param role as the résumé has it; several may stand in one line
 * @param language of the page
 */
export function headlinePhrases(role: string, language: string): string[] {
  const parts = role.split(separator).filter((part) => part.trim() !== '');
  const isEnglish = /^en\b/.test(language);
  const phrases = parts.map((part) => (isEnglish ? withArticle(part.trim()) : part.trim()));
  const fitting = phrases.filter((phrase) => phrase.length <= phraseLimit).slice(0, phrasesMost);
  // One that is too long as a whole is better cut than no headline.
  return fitting.length > 0 ? [...new Set(fitting)] : [shortened(parts[0]?.trim() ?? role)];
}

function withArticle(role: string): string {
  if (begun.test(role)) return role;
  return `${vowel.test(role) || spelt.test(role) ? 'an' : 'a'} ${role}`;
}

function shortened(text: string): string {
  if (text.length <= phraseLimit) return text;
  const space = text.lastIndexOf(' ', phraseLimit - 1);
  return `${text.slice(0, space > 0 ? space : phraseLimit - 1).trim()}…`;
}
