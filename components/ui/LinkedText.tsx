import { textRuns } from '@/lib/content/linked-text';
import { withoutBadBreaks } from '@/lib/text/text';
import { ContentLink } from './ContentLink';

/**
 * A text of the content with its links, like "See my [pull request](https://…) and my
 * [school](#education).", and a space at its end. A text beside a link has an element of its own,
 * because browser translation replaces text nodes.
 */
export function LinkedText({ text }: { text: string }) {
  const shownText = `${withoutBadBreaks(text)} `;
  const runs = textRuns(shownText);
  const hasLink = runs.some(({ href }) => href !== undefined);
  if (!hasLink) return shownText;
  return runs.map((run, index) => {
    if (run.href === undefined) return <span key={index}>{run.text}</span>;
    return (
      <ContentLink key={index} href={run.href}>
        {run.text}
      </ContentLink>
    );
  });
}

export const Paragraph = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <LinkedText text={text} />
    </p>
  );
