import type { Content } from '@/lib/content/schema';
import { graphemes } from '@/lib/content/text';
import type { Localised } from '@/lib/words/words';
import { Headline } from '../hero/Headline';
import {
  Actions,
  Availability,
  Greeting,
  Hero,
  HeroText,
  Intro,
  PrintedContact,
  Role,
} from '../hero/Hero.styles';
import { HeroPicture, portraitSizes } from '../hero/HeroPicture';
import { headlineLayout } from '../hero/headlineLayout';
import { PrimaryAction } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { CvLink } from '../ui/CvLink';
import { Facts } from '../ui/Facts';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import type { SectionHead } from '../ui/Section';
import { Column } from '../ui/Section.styles';

type HomeProps = Pick<SectionHead, 'id'> &
  Pick<Content, 'owner' | 'contact' | 'projects'> &
  Localised;

/** The first screen: name, role, introduction and portrait, and links to projects and CV. */
export function Home({ id, owner, contact, projects, words, language }: HomeProps) {
  const sentence = new Intl.ListFormat(language).format([owner.name, ...owner.headline]);
  return (
    <Hero id={id}>
      <HeroPicture>
        {owner.portrait && <Picture {...owner.portrait} sizes={portraitSizes} priority />}
      </HeroPicture>
      <Contours place="hero" />
      <Column>
        <HeroText>
          <Headline
            phrases={headlineLayout(owner, language).phrases.map(graphemes)}
            sentence={sentence}
            words={{ pause: words.home.pause, play: words.home.play }}
          >
            <Greeting data-print="hide">{owner.greeting}</Greeting>
          </Headline>
          <Role>
            <Facts facts={[owner.role, owner.pronouns, contact.location]} />
          </Role>
          <PrintedContact>
            <Facts
              facts={[
                contact.email,
                contact.phone && (
                  <bdi key="phone" dir="ltr">
                    {contact.phone}
                  </bdi>
                ),
              ]}
            />
          </PrintedContact>
          <Intro>
            <LinkedText text={owner.intro} newTab={words.newTab} />
          </Intro>
          <Actions data-print="hide">
            {projects.length > 0 && (
              <PrimaryAction href="#projects">{words.home.work}</PrimaryAction>
            )}
            {owner.cv && <CvLink cv={owner.cv} name={owner.name} words={words} />}
          </Actions>
          {owner.availability && <Availability>{owner.availability}</Availability>}
        </HeroText>
      </Column>
    </Hero>
  );
}
