// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showLateLooks, wasHere } from './late-looks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what waited counts, and what did not stays as it was', () => {
  document.head.innerHTML =
    '<style media="not all" data-late>a{}</style><style media="print">b{}</style><link rel="x" media="not all" data-late>';
  showLateLooks();
  expect(document.head.innerHTML).toBe('<style>a{}</style><style media="print">b{}</style><link rel="x">');
});

test('a tab that keeps something was here; one whose browser keeps nothing was not', () => {
  expect(wasHere()).toBe(false);
  sessionStorage.setItem('draft', '{}');
  expect(wasHere()).toBe(true);
  vi.stubGlobal('sessionStorage', {
    get length(): number {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(wasHere()).toBe(false);
});
