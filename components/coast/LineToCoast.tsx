import { Coast } from './Coast';
import { RowLine } from './DotAndYear.styles';

/**
 * The line above a job or school. With a year, which is '' if the row above has the same one, it
 * leads to a dot at the coast, which comes to it in an inlet.
 * @param year null without a date; undefined where no coast is
 */
export const LineToCoast = ({ year }: { year: string | null | undefined }) => (
  <>
    {year === null && <Coast part="row" />}
    {typeof year === 'string' && (
      <>
        <Coast part="inlet" />
        <Coast part="belowInlet" />
      </>
    )}
    <RowLine data-year={year ?? undefined} />
  </>
);
