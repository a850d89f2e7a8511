declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** The library's types are for Express; it works with Node's own requests, too. */
  export default function compression(options: {
    threshold: number;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
