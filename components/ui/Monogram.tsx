import { initials } from '@/lib/content/initials';
import { Plate } from './Monogram.styles';

/** Stands where a company or a school has no logo: its initials. The name stands beside it. */
export function Monogram({ name }: { name: string }) {
  return <Plate aria-hidden="true">{initials(name)}</Plate>;
}
