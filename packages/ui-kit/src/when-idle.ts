/** Safari has no idle times: after what a page does when it has come. */
const laterMs = 200;

/** Does a thing when the browser has nothing else to do; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(() => work());
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, laterMs);
  return () => clearTimeout(timer);
}
