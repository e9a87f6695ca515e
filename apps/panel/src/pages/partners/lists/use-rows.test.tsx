// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { listShapes } from './list-shapes.ts';
import { useRows } from './use-rows.ts';

/* React draws when the machine has time for it */
const slow = { timeout: 4_000 };
let root: Root;
/* files of one worker share a document */
afterEach(() => document.body.replaceChildren());
afterEach(() => root.unmount());

/** Rows of a list and the button that adds one. */
function Offices({ onDrawn }: { onDrawn: () => void }) {
  const list = useRows('[]', listShapes.ofisler, () => {});
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <>
      <button type="button" onClick={() => list.focusNext(`name-${list.add()}`)}>
        Add
      </button>
      {list.rows.map(({ key }) => (
        <input key={key} id={`name-${key}`} />
      ))}
    </>
  );
}

test('a new row has the focus, also when it is added between a drawing and the effects of that drawing', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  /* a microtask stands after the drawing and before the effects that it leaves for later */
  const pressAdd = () => queueMicrotask(() => place.querySelector('button')?.click());
  root.render(<Offices onDrawn={pressAdd} />);
  await expect.poll(() => place.querySelector('input')?.id, slow).toBe('name-0');
  await expect.poll(() => document.activeElement?.id, slow).toBe('name-0');
});
