/**
 * An error in what the owner wrote, not in the program. It has no stack: the development server
 * shows the code at the top of a stack, and there is nothing to be fixed there.
 */
export class OwnersError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
