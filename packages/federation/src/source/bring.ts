const brought = new Set<string>();

/**
 * Has a file come into the browser's store before anybody may use it, while its sum is not known yet. Nothing of it is read: whoever
 * uses it asks for it by a link with its sum, which the browser answers from the store and compares then.
 * @param priority low: of what somebody may want, behind what is wanted
 */
export function bring(address: string, priority: 'low' | 'auto' = 'auto'): void {
  if (brought.has(address)) return;
  brought.add(address);
  /* a body that nobody takes is not stored */
  fetch(address, { priority }).then(
    (answer) => answer.arrayBuffer().catch(() => undefined),
    () => brought.delete(address),
  );
}
