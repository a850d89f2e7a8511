import type { ComponentProps } from 'react';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  as?: 'span' | 'p' | 'legend';
}

/** Text that is read aloud but not shown. `GlobalStyle.ts` has the rules of its class. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag className="visually-hidden" {...props} />;
}
