import { Fragment, type ReactNode } from 'react';
import { slotPattern } from '@/lib/words/words';

interface FilledTextProps {
  /** A text of the interface with slots: 'Please write to {address}.' */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Puts elements, such as links, into a text. To put strings into a text, use `fill`. */
export function FilledText({ text, values }: FilledTextProps) {
  // "Write to {address}." becomes "Write to ", "address", ".": every second part is a name.
  return text
    .split(slotPattern)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>);
}
