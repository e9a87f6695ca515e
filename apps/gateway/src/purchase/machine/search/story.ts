import type { Task } from '../due.ts';
import { type Fate, fatesOf, isWork } from './fates.ts';
import type { Move } from './move.ts';

/** What of a move is told, in this order. */
const told: { [M in Exclude<Move['m'], 'work'>]: readonly Exclude<keyof Extract<Move, { m: M }>, 'm'>[] } = {
  start: ['offer', 'hasPage'],
  bank: ['attemptId', 'isAuthenticated'],
  'bank-takes': ['attemptId'],
  'not-started': ['attemptId'],
  answer: ['index', 'again'],
  wait: ['ms'],
  cancel: ['orderId'],
  last: ['orderId'],
  delivered: ['orderId'],
  transfer: ['offer'],
  money: ['transferId', 'amount'],
  'take-transfer': ['transferId'],
  'drop-transfer': ['transferId'],
  withdraw: [],
  'back-up': [],
  restore: [],
  'ended-elsewhere': ['orderId'],
  'returned-elsewhere': ['attemptId', 'amount'],
  propose: ['orderId', 'kind', 'amount', 'refundId', 'by'],
  decide: ['orderId', 'proposalId', 'by', 'isApproved'],
};

/** A move as a line: `charge a1 late 5`, `bank a1 true`, `propose o0 refund 30 null ada`. */
export function tell(move: Move): string {
  if (move.m === 'work') return `${move.task.work} ${move.task.subject} ${move.fate} ${move.delay}`;
  const keys: readonly string[] = told[move.m];
  return [move.m, ...keys.map((key) => String((move as unknown as Record<string, unknown>)[key]))].join(' ');
}

function meant(word: string): unknown {
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** @throws Error when the line tells no move */
function read(line: string): Move {
  const [m = '', ...words] = line.trim().split(/\s+/);
  if (isWork(m)) {
    const [subject = '', fate = 'ok', delay = '0'] = words;
    const task: Task = { work: m, subject, at: 0 };
    if (!fatesOf(task).includes(fate as Fate)) throw new Error(`no fate of a call: ${line}`);
    return { m: 'work', task, fate: fate as Fate, delay: Number(delay) };
  }
  const keys: readonly string[] | undefined = (told as Record<string, readonly string[]>)[m];
  if (keys?.length !== words.length) throw new Error(`no move: ${line}`);
  return Object.fromEntries([
    ['m', m],
    ...keys.map((key, index) => [key, meant(words[index] ?? '')]),
  ]) as Move;
}

/** A story from its lines, empty ones left out. */
export const story = (lines: string): Move[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(read);
