import type { ProfileProject } from '@/lib/profile/project-lists';
import { withoutBadBreaks } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { Points } from '../ui/FoldedList';
import { Icon } from '../ui/Icon';
import { ContentLink } from '../ui/Links';
import { InlineTexts, Paragraph } from '../ui/Texts';
import { LargeText, ProjectLinks, ProjectTitle, TextRows } from './Projects.styles';

export interface ProjectTextsProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** All texts of a project, in one order, whatever is beside or above them. */
export function ProjectTexts({ project, headingLevel, locale }: ProjectTextsProps) {
  const { title, period, inlineTexts, result, description, highlights, tags, links } = project;
  const Title = project.featured && !result ? LargeText : ProjectTitle;
  const Result = project.featured ? LargeText : 'strong';
  return (
    <>
      <TextRows>
        <Title as={headingLevel} translate="no">
          {`${withoutBadBreaks(title)} `}
        </Title>
        <InlineTexts texts={[period?.text, ...inlineTexts]} />
      </TextRows>
      <TextRows>
        {result && <Result>{`${withoutBadBreaks(result)} `}</Result>}
        <Paragraph text={description} />
        <Points
          points={highlights}
          // More would be longer than the picture.
          shown={3}
          title={title}
          locale={locale}
        />
        <InlineTexts texts={tags} label={locale.words.skills.title} />
        {links.length > 0 && (
          <ProjectLinks role="list">
            {links.map(({ icon, name, href }, index) => (
              <li key={index}>
                <ContentLink href={href}>
                  <Icon name={icon} />
                  <span translate="no" className="visually-hidden">
                    {`${title}: `}
                  </span>
                  {name}
                </ContentLink>{' '}
              </li>
            ))}
          </ProjectLinks>
        )}
      </TextRows>
    </>
  );
}
