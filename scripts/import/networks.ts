/** Where a network keeps the page of a member, by its name in small letters without spaces. */
const addresses: Record<string, (member: string) => string> = {
  behance: (member) => `https://www.behance.net/${member}`,
  bitbucket: (member) => `https://bitbucket.org/${member}`,
  codepen: (member) => `https://codepen.io/${member}`,
  dev: (member) => `https://dev.to/${member}`,
  dribbble: (member) => `https://dribbble.com/${member}`,
  facebook: (member) => `https://www.facebook.com/${member}`,
  github: (member) => `https://github.com/${member}`,
  gitlab: (member) => `https://gitlab.com/${member}`,
  instagram: (member) => `https://www.instagram.com/${member}`,
  linkedin: (member) => `https://www.linkedin.com/in/${member}`,
  medium: (member) => `https://medium.com/@${member}`,
  soundcloud: (member) => `https://soundcloud.com/${member}`,
  twitter: (member) => `https://twitter.com/${member}`,
  x: (member) => `https://x.com/${member}`,
  youtube: (member) => `https://www.youtube.com/@${member}`,
};

/**
 * The address of a member's page, for a résumé that gives the name there and no address.
 * @returns undefined for a network whose addresses are not known, or what is no member's name
 */
export function memberAddress(network = '', member = ''): string | undefined {
  const name = member.replace(/^@/, '');
  const key = network.toLowerCase().replace(/\s|\.(com|to)$/g, '');
  if (!/^[\w.-]{1,60}$/.test(name) || !Object.hasOwn(addresses, key)) return undefined;
  return addresses[key]?.(name);
}

const hosts = new Set(Object.values(addresses).map((address) => bareHost(address('member'))));

function bareHost(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** Whether an address belongs to a network, so that it cannot be where the owner's own site stands. */
export const isNetwork = (address: string): boolean => hosts.has(bareHost(address));
