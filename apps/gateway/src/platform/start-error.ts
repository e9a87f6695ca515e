/** A start that cannot go on; `message` is one clear sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
