import { outline } from '@/lib/images/icon-shapes';
import { type IconName, iconId, icons, tablerName } from '@/lib/images/icons';
import { Still } from './Still';

/**
 * The shapes of all icons, once in the page, and of the brands that it shows; `Icon` refers to them. Hidden by an attribute of
 * SVG, since the policy forbids `style` and HTML's `hidden` does not apply to SVG; shapes that a
 * `<use>` copies are shown all the same.
 */
export function IconSprite({ brands }: { brands: readonly IconName[] }) {
  const names = [...(Object.keys(icons) as IconName[]), ...brands];
  return (
    <Still as="svg" id="icons" display="none" aria-hidden="true">
      {names.map((name) => (
        <path key={name} id={iconId(name)} d={outline(tablerName(name))} />
      ))}
    </Still>
  );
}
