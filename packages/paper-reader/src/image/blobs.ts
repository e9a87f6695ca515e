import type { InkMask } from './ink-mask.ts';
import { numberAt } from './number-at.ts';
import type { Steps } from './steps.ts';

/** Ink that hangs together, by its box; `right` and `bottom` are past it. */
export interface Blob {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
}

const rootOf = (parents: number[], label: number): number => {
  let at = label;
  while (parents[at] !== at) at = parents[at] = numberAt(parents, numberAt(parents, at));
  return at;
};

/** The label of a pixel's neighbours that were labelled before it, made one where there are several; 0 for none. */
function labelBeside(labels: Int32Array, parents: number[], width: number, at: number): number {
  const x = at % width;
  let label = 0;
  for (const [step, inside] of [
    [-1, x > 0],
    [-width, true],
    [-width - 1, x > 0],
    [-width + 1, x < width - 1],
  ] as const) {
    /* above the first row there is nothing, which is no label */
    const other = inside ? numberAt(labels, at + step) : 0;
    if (other === 0 || other === label) continue;
    if (label === 0) label = other;
    else parents[rootOf(parents, other)] = rootOf(parents, label);
  }
  return label;
}

/** Boxes of labels that turned out to be one blob, put together. */
function gathered(boxes: readonly Blob[], parents: number[]): Blob[] {
  for (let label = boxes.length - 1; label > 0; label--) {
    const root = rootOf(parents, label);
    const box = boxes[label];
    const whole = boxes[root];
    if (root === label || !box || !whole) continue;
    whole.left = Math.min(whole.left, box.left);
    whole.top = Math.min(whole.top, box.top);
    whole.right = Math.max(whole.right, box.right);
    whole.bottom = Math.max(whole.bottom, box.bottom);
    whole.area += box.area;
  }
  return boxes.filter((_, label) => label > 0 && parents[label] === label);
}

/** Touching pixels, corners counted, are one blob. */
export function* blobsOf({ width, height, ink }: InkMask): Steps<Blob[]> {
  const labels = new Int32Array(width * height);
  const parents = [0];
  const boxes: Blob[] = [{ left: 0, top: 0, right: 0, bottom: 0, area: 0 }];
  for (let y = 0; y < height; y++) {
    for (let at = y * width; at < (y + 1) * width; at++) {
      if (ink[at] !== 1) continue;
      const x = at % width;
      let label = labelBeside(labels, parents, width, at);
      if (label === 0) {
        label = parents.length;
        parents.push(label);
        boxes.push({ left: x, top: y, right: x + 1, bottom: y + 1, area: 0 });
      }
      labels[at] = label;
      const box = boxes[label];
      if (!box) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.bottom = y + 1;
      box.area += 1;
    }
    if (y % 32 === 0) yield;
  }
  return gathered(boxes, parents);
}
