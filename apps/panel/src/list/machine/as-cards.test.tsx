// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAsCards } from './use-as-cards.ts';

/* px: what the table wants beside each other, and what its frame has; happy-dom lays nothing out */
let wants = 0;
let has = 0;
let resized: () => void = () => {};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.textContent === 'table' ? Math.max(wants, has) : has;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => has);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Frame() {
  const { frame, asCards } = useAsCards();
  return (
    <div ref={frame} data-testid="frame">
      {asCards ? 'cards' : 'table'}
    </div>
  );
}

const shown = () => screen.getByTestId('frame').textContent;
const resize = (px: number) =>
  act(() => {
    has = px;
    resized();
  });

test('rows that have room beside each other stand in a table, others as cards, and come back when there is room', () => {
  [wants, has] = [900, 960];
  render(<Frame />);
  expect(shown()).toBe('table');
  resize(720);
  expect(shown()).toBe('cards');
  resize(899);
  expect(shown()).toBe('cards');
  resize(900);
  expect(shown()).toBe('table');
});

test('a table that wants more than its frame has is never seen as one', () => {
  [wants, has] = [900, 720];
  render(<Frame />);
  expect(shown()).toBe('cards');
});

test('on a phone rows are cards, however little they want', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  [wants, has] = [200, 390];
  render(<Frame />);
  expect(shown()).toBe('cards');
});
