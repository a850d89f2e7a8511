// Islands import this file, so it imports nothing: most of the profile needs Node.

/** How visitors write to the owner: by e-mail, or at the first social link. */
export interface DirectContact {
  /** The address for readers: 'ana@name.example', 'x.com/ana'. */
  text: string;
  href: string;
  /** The name of the social link: 'LinkedIn'. An e-mail address has none. */
  socialName?: string;
}

export const isEmail = ({ socialName }: DirectContact): boolean => socialName === undefined;
