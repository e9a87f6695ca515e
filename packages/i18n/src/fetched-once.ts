/** The browser's window; a server has none. */
interface Window {
  addEventListener: (event: string, heard: () => void, isBeforePage: boolean) => void;
  removeEventListener: (event: string, heard: () => void, isBeforePage: boolean) => void;
}
const page = globalThis as Partial<Window>;

/** When what failed may be asked for again: the line is back, or somebody presses something, which a key does by a click as well. */
const tries = ['online', 'pointerdown', 'click'];

/**
 * Does it once, as soon as it is worth another try, before the page hears of what was pressed; on a server at once.
 * @returns takes it back
 */
export function atNextTry(work: () => void, at: readonly string[] = tries): () => void {
  const end = (): void => {
    for (const event of at) page.removeEventListener?.(event, run, true);
  };
  const run = (): void => {
    end();
    work();
  };
  if (!page.addEventListener) run();
  for (const event of at) page.addEventListener?.(event, run, true);
  return end;
}

/**
 * What comes once and stays: a file, its words. The same promise every time, as `use` needs it. One that failed stays as well until
 * the next try: what is being drawn asks again and again, and would ask for ever.
 */
export function fetchedOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    if (asked) return asked;
    const asking = fetch();
    asked = asking;
    asking.catch(() =>
      atNextTry(() => {
        asked = undefined;
      }),
    );
    return asking;
  };
}

/**
 * What a page is whole without, or has in its document: comes at some try. Never rejects in a browser, where whoever waits shows what is
 * there; a server, which has no other try, is told.
 */
export async function untilItComes<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    if (!page.addEventListener) throw error;
    await new Promise<void>((resolve) => {
      atNextTry(resolve);
    });
    return untilItComes(fetch);
  }
}
