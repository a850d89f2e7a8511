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
  if (runs.length === 1) return <ShownText text={spaced} />;
  return runs.map((run, index) => {
    const shown = <ShownText text={run.text} />;
    if (run.href === undefined) return <span key={index}>{shown}</span>;
    return (
      <ContentLink key={index} href={run.href}>
        {shown}
      </ContentLink>
    );
  });
}

/** A paragraph of the content, if there is one. */
export const Paragraph = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <LinkedText text={text} />
    </p>
  );
