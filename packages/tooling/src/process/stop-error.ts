/** Something the person at the keyboard can mend: told in one sentence, without a stack. */
export class StopError extends Error {
  override name = 'StopError';
}
