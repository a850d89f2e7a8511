import { en } from './en';
import { es } from './es';
import { fil } from './fil';

/** The languages that the page can speak. One of your own: a copy of en.ts, and its name here. */
export const words = { en, es, fil };
