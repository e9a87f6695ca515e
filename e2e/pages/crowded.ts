import type { Page } from '@playwright/test';
import { looksCame } from './hydration.ts';

/** What the page's words have too little room for: beyond the screen, broken within a word, written over one another. */
export async function crowdedOn(page: Page): Promise<string[]> {
  await looksCame(page);
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { visibility, clipPath } = getComputedStyle(element);
      const isThere = element.checkVisibility({ opacityProperty: true }) && visibility !== 'hidden';
      return isThere && clipPath === 'none' && (element === document.body || isSeenWithin(element));
    };
    const isSeenWithin = ({ parentElement }: Element): boolean =>
      parentElement === null || isSeen(parentElement);
    const boxesOf = (node: Node, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => lettersOf(box, node));
    };
    /* fonts keep room of their own above and below, some half a letter: what is seen of a line is hardly higher than its letters */
    const lettersOf = (box: DOMRect, { parentElement }: Node): DOMRect => {
      const size = parentElement ? Number.parseFloat(getComputedStyle(parentElement).fontSize) : box.height;
      const height = Math.min(box.height, 1.25 * size);
      return new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height);
    };
    const texts: { text: string; node: Node; boxes: DOMRect[] }[] = [];
    /* what lies behind an open dialog is not read */
    const read = document.querySelector('dialog[open]:modal') ?? document.querySelector('main');
    const walk = document.createTreeWalker(read ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (text.trim() !== '' && parent && isSeen(parent))
        texts.push({ text, node, boxes: boxesOf(node, 0, text.length) });
    }
    /* a row of tabs is dragged by a finger */
    const beyond = texts.filter(
      ({ node, boxes }) =>
        !(innerWidth < 700 && node.parentElement?.closest('[role=tablist]')) &&
        boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1),
    );
    /* addresses have no blanks and break anywhere */
    const broken = texts.flatMap(({ text, node }) =>
      [...text.matchAll(/(?<![\w.@-])\p{L}{4,}(?![\w.@-])/gu)].flatMap(({ 0: word, index }) => {
        const tops = boxesOf(node, index, index + word.length).map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 8 ? [word] : [];
      }),
    );
    /* what is scrolled out of a menu or a table is covered by nothing that lies there */
    const shownOf = (box: DOMRect, { parentElement }: Node): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let one = parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = one.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    /* a bar that stays and a sheet that opens lie over the page on purpose: they have a ground of their own */
    const sheetOf = ({ parentElement }: Node): Element | null => {
      let one = parentElement;
      while (one && !isSheet(one)) one = one.parentElement;
      return one;
    };
    const isSheet = (one: Element): boolean => {
      const { position, backgroundColor } = getComputedStyle(one);
      const isOpaque = !/^rgba\(|\/ 0?\.|transparent/.test(backgroundColor);
      return ['sticky', 'fixed', 'absolute'].includes(position) && isOpaque;
    };
    const isOver = (one: DOMRect, other: DOMRect): boolean => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      /* lines of text touch */
      return across > 2 && down > 0 && down > 0.4 * Math.min(one.height, other.height);
    };
    const shown = texts.map(({ text, node, boxes }) => ({
      text,
      sheet: sheetOf(node),
      boxes: boxes.map((box) => shownOf(box, node)),
    }));
    const over = shown.flatMap(({ text, sheet, boxes }, at) =>
      shown
        .slice(at + 1)
        .filter((other) => sheet === other.sheet)
        .filter((other) => boxes.some((box) => other.boxes.some((theirs) => isOver(box, theirs))))
        .map((other) => `${text.trim()} | ${other.text.trim()}`),
    );
    return [
      ...beyond.map(({ text }) => `beyond the screen: ${text.trim()}`),
      ...broken.map((word) => `broken: ${word}`),
      ...over.map((both) => `over one another: ${both}`),
    ];
  });
}
