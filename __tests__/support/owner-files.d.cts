/** Whether an absolute path leads to a file of the owner. */
export function isOwnersFile(file: string): boolean;
/** An error for each try to read a file of the owner. */
export const refused: Error[];
/** Lets the process read these files again. */
export function restore(): void;
