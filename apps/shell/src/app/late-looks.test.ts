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
  '<style media="print">b{}</style>';
const allShown = '<style>a{}</style><style>l{}</style><style media="print">b{}</style>';

test('what waited counts, and what did not stays as it was', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(999);
  document.head.innerHTML = waiting;
  showLateLooks();
  await expect.poll(() => document.head.innerHTML).toBe(allShown);
});

test('drawings below the first screen are shown with what waited', () => {
  document.head.innerHTML = '';
  showLateLooks();
  expect(document.documentElement.hasAttribute('data-looks')).toBe(true);
});

test('letters whose files come when somebody may read already wait for the next page', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(999).mockReturnValue(1001);
  document.head.innerHTML = waiting;
  showLateLooks();
  await expect.poll(() => now.mock.calls.length).toBe(2);
  expect(document.head.innerHTML).toContain('<style media="not all" data-late="letters">');
});

test('a sheet that waited counts once it has come', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.setAttribute('media', 'not all');
  link.setAttribute('data-late', '');
  vi.spyOn(document, 'querySelectorAll').mockImplementation(
    (which) => (which.startsWith('link') ? [link] : []) as unknown as NodeListOf<Element>,
  );
  showLateLooks();
  expect(link.outerHTML).toBe('<link rel="stylesheet" media="not all">');
  link.dispatchEvent(new Event('load'));
  await expect.poll(() => link.outerHTML).toBe('<link rel="stylesheet">');
});

test('letters of another measure wait for the next page where somebody may read already', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  document.head.innerHTML = waiting;
  showLateLooks();
  await expect
    .poll(() => document.head.innerHTML)
    .toBe(
      '<style>a{}</style><style media="not all" data-late="letters">l{}</style><style media="print">b{}</style>',
    );
  showLateLetters();
  expect(document.head.innerHTML).toBe(allShown);
});

/** Files of faces that come when the test says so. */
function heldFaces() {
  const asked: string[] = [];
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.stubGlobal(
    'FontFace',
    class {
      source: string;
      constructor(_: string, source: string) {
        this.source = source;
      }
      load() {
        asked.push(/\w+(?=\.woff2)/.exec(this.source)?.[0] ?? '');
        return coming;
      }
    },
  );
  return { asked, come };
}

const face = (name: string, range: string) =>
  `@font-face{font-family:A;src:url("/fonts/${name}.woff2");unicode-range:${range}}`;

test('faces count together, when the files of all that write the page have come', async () => {
  const { asked, come } = heldFaces();
  const faces = face('core', 'U+20-7E,U+A0') + face('cyrillic', 'U+400-45F') + face('arabic', 'U+600-603');
  document.head.innerHTML = `<style media="not all" data-late="">${faces}</style>`;
  document.body.innerHTML = '<nav>\u0600</nav><main>Дом 1</main>';
  showLateLooks();
  await expect.poll(() => asked).toEqual(['core', 'cyrillic']);
  expect(document.querySelector('style')?.media).toBe('not all');
  come();
  await expect.poll(() => document.querySelector('style')?.hasAttribute('media')).toBe(false);
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
