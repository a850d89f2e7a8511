/** The name of a logo of devicon: "react" for "icon:react"; undefined for the path of a file. */
export const logoNameIn = (image: string): string | undefined => /^icon:(.+)$/.exec(image)?.[1];
