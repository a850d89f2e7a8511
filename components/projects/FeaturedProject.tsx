import { plainText } from '@/lib/content/linked-text';
import { atLeast } from '../theme/media';
import { pictureRatio } from '../theme/sizes';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { TextFeature } from './FeaturedProjects.styles';
import {
  MoreHighlights,
  ProjectDescription,
  ProjectLinks,
  type ProjectProps,
  ProjectTags,
} from './ProjectParts';

/**
 * The result, a project's first highlight, is in smaller letters if it has more characters. This
 * number of characters takes about four lines.
 */
const SHORT_RESULT_LENGTH = 140;

interface FeaturedProjectProps extends ProjectProps {
  /** Whether the picture comes after the text on wide screens, and not before it. */
  isMirrored: boolean;
}

/**
 * A large project. Its first highlight, the result, is its headline. A button opens the other
 * highlights. Without a picture it is a text over the full width, below a horizontal ruler.
 */
export function FeaturedProject({ project, isMirrored, locale }: FeaturedProjectProps) {
  const { title, id, image, details, highlights } = project;
  const [result, ...otherHighlights] = highlights;
  const isLong = result !== undefined && plainText(result).length > SHORT_RESULT_LENGTH;
  const heading = (
    <>
      <h3>{title}</h3>
      <DottedRow texts={details} />
    </>
  );
  const body = (
    <>
      {result && (
        <strong className={isLong ? 'result long' : 'result'}>
          <LinkedText text={result} locale={locale} />
        </strong>
      )}
      <ProjectDescription project={project} locale={locale} />
      <ProjectTags project={project} locale={locale} />
      <ProjectLinks project={project} locale={locale} />
      {/* At the end, so that no text next to the picture moves when the other highlights open. */}
      <MoreHighlights project={project} points={otherHighlights} locale={locale} />
    </>
  );
  if (image === undefined) {
    return (
      <TextFeature className="project" id={id}>
        <div>{heading}</div>
        <div className="text">{body}</div>
      </TextFeature>
    );
  }
  return (
    <li className={isMirrored ? 'project pictured mirrored' : 'project pictured'} id={id}>
      <Picture
        {...image}
        frame={{
          ratio: pictureRatio,
          // A tall picture, like the screenshot of a phone, is whole in its frame.
          tallSizes: `${atLeast('desktop')} 25vw, 45vw`,
          size: 'large',
        }}
        sizes={`${atLeast('desktop')} 56vw, 100vw`}
      />
      <div className={result ? 'text with-result' : 'text'}>
        {heading}
        {body}
      </div>
    </li>
  );
}
