import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { FoldedList } from '../ui/FoldedList';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { frameRatioOf, ProjectPicture } from './ProjectPicture';
import * as S from './Projects.styles';
import { ProjectTexts, type ProjectTextsProps } from './ProjectTexts';

/** The widths of pictures, roughly. A plate is wider than the picture on it. */
const sizes = {
  featured: {
    fill: `${atLeast('desktop')} 58vw, 100vw`,
    plate: `${atLeast('desktop')} 35vw, 65vw`,
  },
  inWideCard: { fill: `${atLeast('wide')} 45vw, 90vw`, plate: `${atLeast('wide')} 30vw, 60vw` },
  inCard: { fill: `${atLeast('wide')} 30vw, 90vw`, plate: `${atLeast('wide')} 20vw, 60vw` },
};

/** Featured projects, which are large, and below them the others, as cards in groups. */
export function Projects(section: SectionProps) {
  const { profile, locale } = section;
  const { featuredProjects, projectGroups } = profile;
  const pictured = featuredProjects.filter(({ picture }) => picture);
  return (
    <SectionFrame {...section}>
      <S.ProjectLists>
        {featuredProjects.length > 0 && (
          <S.ProjectLists as="ul" role="list">
            {featuredProjects.map((project) => {
              const texts = { project, headingLevel: 'h3', locale } as const;
              if (!project.picture) return <ProjectCard key={project.id} columns={1} {...texts} />;
              return (
                <S.Feature
                  key={project.id}
                  id={project.id}
                  data-side={pictured.indexOf(project) % 2 === 0 ? 'start' : 'end'}
                  style={{ '--ratio': frameRatioOf([project]) }}
                >
                  <ProjectPicture
                    project={project}
                    Frame={S.FeaturePicture}
                    sizes={sizes.featured}
                  />
                  <S.FeatureText>
                    <ProjectTexts {...texts} />
                  </S.FeatureText>
                </S.Feature>
              );
            })}
          </S.ProjectLists>
        )}
        {projectGroups.map((group, index) => (
          <ProjectGroup key={index} {...group} locale={locale} />
        ))}
      </S.ProjectLists>
    </SectionFrame>
  );
}

type ProjectGroupProps = Profile['projectGroups'][number] & { locale: Locale };

function ProjectGroup({ heading, projects, locale }: ProjectGroupProps) {
  const columns = columnsFor(projects.length);
  return (
    <S.CardGroup style={{ '--columns': columns, '--ratio': frameRatioOf(projects) }}>
      {heading && <S.CardGroupTitle>{`${heading} `}</S.CardGroupTitle>}
      <FoldedList
        as={S.CardList}
        items={projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            columns={columns}
            headingLevel={heading ? 'h4' : 'h3'}
            locale={locale}
          />
        ))}
        locale={locale}
      />
    </S.CardGroup>
  );
}

/** Three are in a row. Four are in two rows, because the fourth would be alone in its row. */
function columnsFor(count: number): number {
  if (count === 1) return 1;
  return count === 3 || count > 4 ? 3 : 2;
}

/** @param columns how many cards are in its row */
function ProjectCard({ columns, ...texts }: ProjectTextsProps & { columns: number }) {
  const { project } = texts;
  const Box = project.picture ? S.Card : S.TextCard;
  return (
    <Box id={project.id} $isAlone={columns === 1}>
      <ProjectPicture
        project={project}
        Frame={S.CardPicture}
        sizes={columns === 3 ? sizes.inCard : sizes.inWideCard}
      />
      <ProjectTexts {...texts} />
    </Box>
  );
}
