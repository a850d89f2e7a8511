import { type PeriodText, periodPieces } from '@/lib/content/period';
import type { Localised } from '@/lib/words/words';

/** A period to be read, its dates marked up for machines as far as they can be told. */
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
