import { PlainError } from '../../scripts/support/run-script';

/** The error for a command that is not possible and has changed nothing. */
export const refusal = (reason: string) => new PlainError(`Nothing was changed: ${reason}`);

/** What to do to get rid of the changes of a command that has not committed them. */
export const TO_UNDO = 'To go back instead: git reset --hard';
