import type { GreyImage } from '@sigorta/paper-reader/image/grey-image';
import { randomOf } from '@sigorta/paper-reader/testing/random';
import { photographOf, plainConditions } from '@sigorta/paper-reader/testing/scene';
import { linesOf, type Paper } from '@sigorta/paper-reader/testing/zone-text';
import { vi } from 'vitest';

/** A browser whose canvas shows this picture, whatever file is chosen. */
export function showPicture({ width, height, data }: GreyImage): void {
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => data[at >> 2] ?? 0);
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: pixels }),
  } as never);
}

export const photograph = (paper: Paper): GreyImage =>
  photographOf(linesOf(paper), paper.kind, plainConditions(paper.kind), randomOf(1));

/** A picture without a zone. */
export const blank: GreyImage = { width: 300, height: 200, data: new Uint8Array(60_000).fill(230) };
