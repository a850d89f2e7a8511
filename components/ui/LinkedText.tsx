import { textRuns } from '@/lib/content/linked-text';
import { ContentLink } from './ContentLink';
import { ShownText } from './ShownText';

/**
 * A text of the content with its links, like "See my [pull request](https://…) and my
 * [school](#education).", and a space at its end. A text beside a link has an element of its own,
 * because browser translation replaces text nodes.
 */
export function LinkedText({ text }: { text: string }) {
  const spaced = `${text} `;
  const runs = textRuns(spaced);
  if (runs.every(({ href }) => href === undefined)) return <ShownText text={spaced} />;
  return runs.map((run, index) =>
    run.href === undefined ? (
      <span key={index}>
        <ShownText text={run.text} />
      </span>
    ) : (
      <ContentLink key={index} href={run.href}>
        <ShownText text={run.text} />
      </ContentLink>
    ),
  );
}

/** A paragraph of the content, if there is one. */
export const Paragraph = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <LinkedText text={text} />
    </p>
  );
