import type { ComponentProps } from 'react';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  as?: 'span' | 'p' | 'legend';
}

/** Text that is read aloud but not shown. The rules for its class are in `components/theme`. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag className="visually-hidden" {...props} />;
}
