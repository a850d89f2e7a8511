// Islands import this file, so it imports nothing: most of the profile needs Node.

interface Address {
  /** The address for readers: 'ana@name.example', 'x.com/ana'. */
  text: string;
  href: string;
}

interface EmailAddress extends Address {
  socialName?: undefined;
}

interface SocialAddress extends Address {
  /** The name of the social link: 'LinkedIn'. */
  socialName: string;
}

/** How visitors write to the owner: by e-mail, or at the first social link. */
export type DirectContact = EmailAddress | SocialAddress;

export const isEmail = (direct: DirectContact): direct is EmailAddress =>
  direct.socialName === undefined;
