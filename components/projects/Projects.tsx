import type { ProfileProject } from '@/lib/profile/project-lists';
import { FoldedList } from '../ui/FoldedList';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ProjectPicture } from './ProjectPicture';
import {
  Card,
  CardList,
  Feature,
  FeaturePicture,
  Group,
  GroupTitle,
  ProjectLists,
  TextCard,
} from './Projects.styles';
import { ProjectTexts } from './ProjectTexts';
import { frameRatioOf } from './picture-ratios';

const picturesOf = (projects: readonly ProfileProject[]) =>
  projects.flatMap(({ picture }) => picture ?? []);

/** Featured projects, which are large, and below them the others, as cards in groups. */
export function Projects(section: SectionProps) {
  const { featuredProjects, projectGroups } = section.profile;
  const { locale } = section;
  const pictured = featuredProjects.filter(({ picture }) => picture);
  return (
    <SectionFrame {...section}>
      <ProjectLists>
        {featuredProjects.length > 0 && (
          <ProjectLists as="ul" role="list">
            {featuredProjects.map((project) => (
              <Feature
                key={project.id}
                id={project.id}
                // Pictures change sides.
                data-side={pictured.indexOf(project) % 2 === 0 ? 'start' : 'end'}
                style={{ '--ratio': frameRatioOf(picturesOf([project])) }}
              >
                <ProjectPicture
                  project={project}
                  Frame={FeaturePicture}
                  sizes="(width >= 48rem) 54vw, 100vw"
                />
                <ProjectTexts project={project} headingLevel="h3" locale={locale} />
              </Feature>
            ))}
          </ProjectLists>
        )}
        {projectGroups.map(({ heading, projects }, index) => (
          <Group key={index} style={{ '--ratio': frameRatioOf(picturesOf(projects)) }}>
            {heading && <GroupTitle>{`${heading} `}</GroupTitle>}
            <FoldedList
              as={CardList}
              items={projects.map((project) => {
                const Box = project.picture ? Card : TextCard;
                return (
                  <Box key={project.id} id={project.id}>
                    <ProjectPicture
                      project={project}
                      sizes="(width >= 64rem) 31vw, (width >= 48rem) 45vw, 90vw"
                    />
                    <ProjectTexts
                      project={project}
                      headingLevel={heading ? 'h4' : 'h3'}
                      locale={locale}
                    />
                  </Box>
                );
              })}
              locale={locale}
            />
          </Group>
        ))}
      </ProjectLists>
    </SectionFrame>
  );
}
