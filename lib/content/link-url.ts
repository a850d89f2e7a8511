import { z } from 'zod';
import { isWebUrl } from '../hosting/urls';

const isMailtoUrl = (value: string) =>
  /^mailto:/i.test(value) &&
  z.email().safeParse(value.slice('mailto:'.length).split('?')[0]).success;

/** Whether a text is a web address ("https://…") or a mail address ("mailto:…"). */
export const isLinkUrl = (value: string): boolean => isWebUrl(value) || isMailtoUrl(value);
