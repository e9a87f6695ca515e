import type { JobKind } from './enqueue.ts';

export interface Lane {
  kinds: readonly JobKind[];
  /** how many of them run at once in one process */
  places: number;
}

/**
 * Jobs that wait for the same outside share places, so that a mail server that hangs holds up mails and a buyer who
 * comes back from the bank never stands behind them. Within a lane the oldest goes first.
 */
export const lanes: readonly Lane[] = [
  { kinds: ['authorise'], places: 8 },
  { kinds: ['watch-attempt', 'refund'], places: 4 },
  { kinds: ['late-look'], places: 2 },
  { kinds: ['expire-transfer'], places: 1 },
  { kinds: ['issue-policy'], places: 8 },
  { kinds: ['cancel-policy'], places: 2 },
  { kinds: ['render-documents', 'render-receipt'], places: 2 },
  {
    kinds: [
      'send-mail',
      'mail-application',
      'mail-quote',
      'mail-refund',
      'mail-receipt',
      'mail-transfer',
      'mail-payment-link',
      'mail-cancellation',
      'mail-invitation',
    ],
    places: 4,
  },
  { kinds: ['send-sms'], places: 2 },
  { kinds: ['fill-keys'], places: 1 },
];

/** Kinds that may be taken now and how many at most, so that no lane gets more than its places. */
export function openLanes(running: ReadonlyMap<Lane, number>): { kinds: JobKind[]; most: number } {
  const free = (lane: Lane): number => lane.places - (running.get(lane) ?? 0);
  const open = lanes.filter((lane) => free(lane) > 0);
  return { kinds: open.flatMap((lane) => [...lane.kinds]), most: Math.min(...open.map(free)) };
}

export const laneOf = (kind: string): Lane | undefined =>
  lanes.find((lane) => lane.kinds.some((one) => one === kind));
