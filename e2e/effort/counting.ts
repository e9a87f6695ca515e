import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

/** What a buyer does with hands: presses of a pointer, and keys. */
type Act = 'press' | 'key';

/**
 * Runs in every frame of a page. A field that is filled at once counts as a press and its letters, a list as two presses, whatever
 * is pressed or typed as itself; a letter that no keyboard of the browser's layout has comes without a key and is one.
 */
function noteActs(): void {
  const tell = (window as unknown as { noteAct: (act: Act, times: number) => void }).noteAct;
  const before = new WeakMap<EventTarget, string>();
  const isTyped = new WeakSet<EventTarget>();
  let isKeyDown = false;
  const countInput = (field: HTMLInputElement, data: string | null) => {
    if (['radio', 'checkbox'].includes(field.type)) return;
    const wasTyped = isKeyDown;
    isKeyDown = false;
    if (wasTyped) return;
    if (isTyped.has(field)) return tell('key', data?.length ?? 0);
    if (field.value === before.get(field)) return;
    before.set(field, field.value);
    if (field.tagName === 'SELECT') return tell('press', 2);
    tell('press', 1);
    tell('key', field.value.length);
  };
  addEventListener('pointerdown', () => tell('press', 1), true);
  addEventListener(
    'keydown',
    ({ target }) => {
      isKeyDown = true;
      if (target) isTyped.add(target);
      tell('key', 1);
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      isKeyDown = false;
      if (!target) return;
      isTyped.delete(target);
      before.set(target, (target as HTMLInputElement).value ?? '');
    },
    true,
  );
  addEventListener(
    'input',
    (event) => countInput(event.target as HTMLInputElement, (event as InputEvent).data ?? null),
    true,
  );
}

/** As `@playwright/test` gives it; what was done with hands is written into the folder of EFFORT_FOLDER, of a purchase that came to its end. */
export const test = base.extend<{ counted: undefined }>({
  counted: [
    async ({ context }, use, info) => {
      const acts: Record<Act, number> = { press: 0, key: 0 };
      await context.exposeBinding('noteAct', (_, act: Act, times: number) => {
        acts[act] += times;
      });
      await context.addInitScript(noteActs);
      const began = performance.now();
      await use(undefined);
      if (info.status !== info.expectedStatus) return;
      const seconds = (performance.now() - began) / 1000;
      const offersSeen = info.annotations.find(({ type }) => type === 'offers')?.description ?? '';
      const told = { title: info.title, ...acts, seconds, offersSeen };
      writeFileSync(join(process.env.EFFORT_FOLDER ?? '.', `${info.testId}.json`), JSON.stringify(told));
    },
    { auto: true },
  ],
});
