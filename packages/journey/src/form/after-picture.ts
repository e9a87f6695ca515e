/**
 * Does a thing once the browser has drawn what was done so far: what is typed is seen before anybody judges it. A page that nobody
 * looks at is not drawn, and waits.
 */
export function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
