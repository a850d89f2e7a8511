import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { InlineLinks } from '../ui/InlineLinks';
import { Logo } from '../ui/Logo';
import { TwoColumnRow } from '../ui/TwoColumnList.styles';
import { IconAndNames, RowNames } from './ProjectRow.styles';
import { ProjectLinks, ProjectNames, ProjectPoints, ProjectTexts } from './ProjectTexts';
import { TextRows } from './ProjectTexts.styles';

interface ProjectRowProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** A project without a picture. It may have an icon. */
export function ProjectRow({ project, headingLevel, locale }: ProjectRowProps) {
  const { id, title, icon, tags } = project;
  return (
    <TwoColumnRow id={id}>
      <IconAndNames>
        {icon && <Logo name={title} image={icon} />}
        <RowNames>
          <ProjectNames project={project} headingLevel={headingLevel} />
          <ProjectLinks {...project} />
        </RowNames>
      </IconAndNames>
      <TextRows>
        <ProjectTexts project={project} />
        <ProjectPoints project={project} locale={locale} />
        <InlineLinks links={tags} label={locale.words.skills.title} />
      </TextRows>
    </TwoColumnRow>
  );
}
