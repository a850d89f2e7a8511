import { OwnersError } from '../content/check';

/** A picture that can't be used; `reason` is one plain sentence for the owner, without the name. */
export class PictureError extends OwnersError {
  readonly src: string;
  readonly reason: string;
  constructor(src: string, reason: string) {
    super(`public${src}: ${reason}`);
    this.name = 'PictureError';
    this.src = src;
    this.reason = reason;
  }
}
