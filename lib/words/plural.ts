/** Owners' dictionaries that are older than version 1.1 import the type from here. */
export type { Plural } from './en';
