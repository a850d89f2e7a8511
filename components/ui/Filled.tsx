import { Fragment, type ReactNode } from 'react';
import { parseTemplate } from '@/lib/words/words';

interface FilledProps {
  /** With placeholders for the values: 'Please write to {address}.' */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Puts elements, such as links, into a text of the dictionary; for strings use `fill`. */
export function Filled({ text, values }: FilledProps) {
  return parseTemplate(text).map((piece, index) => (
    <Fragment key={index}>{'text' in piece ? piece.text : values[piece.name]}</Fragment>
  ));
}
