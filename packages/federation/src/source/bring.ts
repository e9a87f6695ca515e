const brought = new Map<string, Promise<void>>();

/**
 * Has a file come into the browser's store before anybody may use it, while its sum is not known yet. Nothing of it is read: whoever
 * uses it asks for it by a link with its sum, which the browser answers from the store and compares then.
 * @param priority low: of what somebody may want, behind what is wanted
 * @returns when it has come, or will not
 */
export function bring(address: string, priority: 'low' | 'auto' = 'auto'): Promise<void> {
  const asked = brought.get(address);
  if (asked) return asked;
  /* a body that nobody takes is not stored */
  const coming = fetch(address, { priority })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => undefined,
      () => void brought.delete(address),
    );
  brought.set(address, coming);
  return coming;
}
