import { Fragment, type ReactNode } from 'react';
import { parseTemplate } from '@/lib/words/words';

interface FilledProps {
  /** Says where the values stand: 'Please write to {address}.' */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A text of the dictionary with elements in it, links say; for mere texts `fill` is enough. */
export function Filled({ text, values }: FilledProps) {
  return parseTemplate(text).map((piece, index) => (
    <Fragment key={index}>{'text' in piece ? piece.text : values[piece.name]}</Fragment>
  ));
}
