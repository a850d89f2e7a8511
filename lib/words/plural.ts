/** For dictionaries of an owner's own that are older than 1.1: they import the type from here. */
export type { Plural } from './en';
