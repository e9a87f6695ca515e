import type { IsoDate } from '@sigorta/validators/iso-date';
import { unpackNetwork } from './glyphs/packed-network.ts';
import { weights } from './glyphs/weights.ts';
import type { GreyImage } from './image/grey-image.ts';
import { finishInSlices, type Steps } from './image/steps.ts';
import { turned } from './image/turned.ts';
import { type Answer, readZone } from './read-zone.ts';

export type { Unreadable } from './read-zone.ts';
export type { Reading } from './zone/reading.ts';

const network = unpackNetwork(weights);

interface Given {
  today: IsoDate;
  /** ends when the page has had its turn; what it throws ends the reading */
  rest: () => Promise<void>;
  /** whether the picture may lie on its side or on its head, as files may */
  anyWayUp: boolean;
}

const ways = [0, 2, 1, 3] as const;

function* readAnyWayUp(image: GreyImage, { today, anyWayUp }: Given): Steps<Answer> {
  let first: Answer | null = null;
  for (const quarters of anyWayUp ? ways : ([0] as const)) {
    const answer = yield* readZone(turned(image, quarters), network, today);
    /* a whole zone that is unclear one way up is none another way */
    if (answer.reading !== null || answer.reason === 'checks' || answer.reason === 'dark') return answer;
    first = first === null || (first.reading === null && first.reason === 'noZone') ? answer : first;
  }
  return first ?? { reading: null, reason: 'noZone' };
}

/** Reads a passport or identity card out of a picture, a slice at a time; nothing leaves the page. */
export const readPicture = (image: GreyImage, given: Given): Promise<Answer> =>
  finishInSlices(readAnyWayUp(image, given), given.rest);
