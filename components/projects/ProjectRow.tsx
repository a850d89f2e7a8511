import { DottedRow } from '../ui/DottedRow';
import { Picture } from '../ui/Picture';
import {
  type ListedProjectProps,
  MoreHighlights,
  ProjectDescription,
  ProjectLinks,
  ProjectTags,
} from './ProjectParts';

export function ProjectRow({ project, headingLevel: Heading, locale }: ListedProjectProps) {
  const { title, id, image, description, details, highlights } = project;
  const detailsRow = <DottedRow texts={details} />;
  return (
    <li className="project" id={id}>
      <div className="head">
        <Heading>{title}</Heading>
        {description && detailsRow}
        {image && <Picture {...image} sizes="17rem" within={{ width: 17, height: 10.625 }} />}
      </div>
      <div className={description ? 'text' : 'text short'}>
        {/* Without a description, the row has only one line on wide screens. */}
        {description ? <ProjectDescription project={project} locale={locale} /> : detailsRow}
        <ProjectTags project={project} locale={locale} />
        <MoreHighlights project={project} points={highlights} locale={locale} />
      </div>
      <ProjectLinks project={project} locale={locale} />
    </li>
  );
}
