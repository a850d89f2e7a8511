import { keysOf } from '@/lib/content/keys';
import { socialLinks } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { socialIcon } from '@/lib/images/icons';
import { Icon } from '../ui/Icon';
import { Column } from '../ui/Section.styles';
import { Still } from '../ui/Still';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Foot, Line, Social, SocialLink, ToTop } from './Footer.styles';
import { Year } from './Year';

/** Social links, copyright, and the way back up. */
export function Footer({ contact, owner, site }: Pick<Content, 'contact' | 'owner' | 'site'>) {
  const social = socialLinks(contact);
  const socialKeys = keysOf(social.map(({ name }) => name));
  return (
    <Foot data-print="hide">
      <Column>
        <Line>
          <p>
            © <Year atBuild={site.updated.slice(0, 4)} /> {owner.name}
          </p>
          {social.length > 0 && (
            <Still id="profiles">
              <Social aria-label="Social media">
                {social.map(({ name, href }, index) => (
                  <li key={socialKeys[index]}>
                    <SocialLink href={href} target="_blank" rel="me noopener noreferrer">
                      <Icon name={socialIcon(name)} />
                      <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
                    </SocialLink>
                  </li>
                ))}
              </Social>
            </Still>
          )}
          <ToTop href="#home">
            Back to top
            <Icon name="arrow-up" />
          </ToTop>
        </Line>
      </Column>
    </Foot>
  );
}
