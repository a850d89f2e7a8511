import { atLeast } from '../theme/media';
import { pictureRatio } from '../theme/sizes';
import { DottedRow } from '../ui/DottedRow';
import { Picture } from '../ui/Picture';
import { Tile } from './ProjectCards.styles';
import {
  type ListedProjectProps,
  MoreHighlights,
  ProjectDescription,
  ProjectLinks,
  ProjectTags,
} from './ProjectParts';

/** A compact project in a grid. Without a picture it is a tile of text. */
export function ProjectCard({ project, headingLevel: Heading, locale }: ListedProjectProps) {
  const { title, id, image, details, highlights } = project;
  const Card = image ? 'li' : Tile;
  return (
    <Card className="project" id={id}>
      {image && (
        <Picture
          {...image}
          frame={{
            ratio: pictureRatio,
            tallSizes: `${atLeast('desktop')} 14vw, ${atLeast('wide')} 20vw, 45vw`,
            size: 'small',
          }}
          sizes={`${atLeast('vast')} 30vw, ${atLeast('large')} max(22.5rem, 18vw), ${atLeast('desktop')} 30vw, ${atLeast('wide')} 45vw, 92vw`}
        />
      )}
      <div className="text">
        <Heading>{title}</Heading>
        <DottedRow texts={details} />
        <ProjectDescription project={project} locale={locale} />
        <MoreHighlights project={project} points={highlights} locale={locale} />
      </div>
      {/* Tags and links have boxes even if there are none, so that they are in line with the tags
          and links of the neighboring cards. */}
      <div>
        <ProjectTags project={project} locale={locale} />
      </div>
      <div>
        <ProjectLinks project={project} locale={locale} />
      </div>
    </Card>
  );
}
