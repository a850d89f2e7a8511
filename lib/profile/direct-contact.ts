// Islands import this file, so it imports nothing: most of the profile needs Node.

/** How visitors reach the owner: by e-mail, or at a profile. */
export interface DirectContact {
  /** The address for readers, without query: 'ana@name.example', 'x.com/ana'. */
  text: string;
  href: string;
  /** The name of the profile: 'LinkedIn'. An e-mail address has none. */
  profileName?: string;
  /** Whether one can write to the owner there. */
  canWrite: boolean;
}

export const isEmail = ({ profileName }: DirectContact): boolean => profileName === undefined;
