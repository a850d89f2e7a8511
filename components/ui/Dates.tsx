import { type PeriodText, periodPieces } from '@/lib/content/period';
import type { Localised } from '@/lib/words/words';

/** A period in the page's language. Dates that can be parsed are in `<time>`. */
export function Dates({ period, words, language }: { period: PeriodText } & Localised) {
  return periodPieces(period, language, words.experience.present).map(({ text, date }, index) =>
    date === undefined ? (
      text
    ) : (
      <time key={index} dateTime={date}>
        {text}
      </time>
    ),
  );
}
