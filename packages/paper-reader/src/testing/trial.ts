import type { Network } from '../glyphs/network.ts';
import { finish } from '../image/steps.ts';
import { type Answer, readZone } from '../read-zone.ts';
import { below, oneOf, type Random, randomOf } from './random.ts';
import { type Conditions, photographOf, randomConditions } from './scene.ts';
import { linesOf, type Paper, randomPaper } from './zone-text.ts';

export interface Trial {
  paper: Paper;
  lines: string[];
  asked: Conditions;
  answer: Answer;
}

export const trialToday = '2026-11-26';

/** What was done to a zone that must not be read. */
export type Spoiling = 'digit' | 'letter' | 'cut' | 'text';
export const spoilings = ['digit', 'letter', 'cut', 'text'] as const;

const put = (line: string, at: number, one: string): string => line.slice(0, at) + one + line.slice(at + 1);

/** A zone that looks like one and is none. */
export function spoiled(paper: Paper, how: Spoiling, random: Random): string[] {
  const lines = linesOf(paper);
  const second = lines[1] ?? '';
  if (how === 'digit') {
    /* the last check digit of all, or that of the birth */
    const at = oneOf(random, [lines[1]?.length ?? 1, paper.kind === 'TD1' ? 7 : 20]) - 1;
    lines[1] = put(second, at, String((Number(second.charAt(at)) + 1 + below(random, 9)) % 10));
  } else if (how === 'letter') {
    /* a digit of the expiry, whose check digit stays */
    const at = paper.kind === 'TD1' ? 9 : 22;
    lines[1] = put(second, at, String((Number(second.charAt(at)) + 1 + below(random, 9)) % 10));
  } else if (how === 'cut') {
    const lost = 3 + below(random, 8);
    return lines.map((line) => line.slice(lost));
  } else {
    const words = [
      'REPUBLICOFTURKEY',
      'NUFUSMUDURLUGU',
      'SEYAHAT',
      'KIMLIKKARTI',
      '2026',
      'PASAPORT',
    ] as const;
    return lines.map(({ length }) => {
      let text = '';
      while (text.length < length) text += `${oneOf(random, words)}<`;
      return text.slice(0, length);
    });
  }
  return lines;
}

/**
 * One paper photographed and read; the same for the same seed.
 * @param pitch pixels of a character, where the seed is not to say: small pictures are quick ones
 */
export function trialOf(seed: number, network: Network, how?: Spoiling, pitch?: number): Trial {
  const random = randomOf(seed);
  const paper = randomPaper(random);
  const drawn = randomConditions(random, paper.kind);
  const asked = pitch === undefined ? drawn : { ...drawn, view: { ...drawn.view, pitch } };
  const lines = how ? spoiled(paper, how, random) : linesOf(paper);
  const image = photographOf(lines, paper.kind, asked, random);
  return { paper, lines, asked, answer: finish(readZone(image, network, trialToday)) };
}
