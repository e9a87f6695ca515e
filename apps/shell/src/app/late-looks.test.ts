// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showLateLetters, showLateLooks, wasHere } from './late-looks.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const waiting =
  '<style media="not all" data-late>a{}</style><style media="not all" data-late="letters">l{}</style>' +
  '<style media="print">b{}</style><link rel="x" media="not all" data-late>';
const allShown = '<style>a{}</style><style>l{}</style><style media="print">b{}</style><link rel="x">';

test('what waited counts, and what did not stays as it was', () => {
  vi.spyOn(performance, 'now').mockReturnValue(999);
  document.head.innerHTML = waiting;
  showLateLooks();
  expect(document.head.innerHTML).toBe(allShown);
});

test('letters of another measure wait for the next page where somebody may read already', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  document.head.innerHTML = waiting;
  showLateLooks();
  expect(document.head.innerHTML).toBe(
    '<style>a{}</style><style media="not all" data-late="letters">l{}</style><style media="print">b{}</style><link rel="x">',
  );
  showLateLetters();
  expect(document.head.innerHTML).toBe(allShown);
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
