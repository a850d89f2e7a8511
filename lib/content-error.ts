/**
 * An error in what the owner wrote, not in the program. It has no stack: the development server
 * shows the code at the top of a stack, and nothing needs fixing there.
 */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
