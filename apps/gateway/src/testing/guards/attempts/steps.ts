import { add, step, type Table } from '../rows.ts';
import { type Trial, trialsOf } from '../trials.ts';

/*
 * Phases of rows and the steps between them, written by hand: every pair is tried, whether it is a step or not. That the machine makes no
 * other step is a test beside it.
 */

interface Phases {
  phases: readonly string[];
  steps: readonly string[];
  /** names of a row that is in nobody's way */
  row: Readonly<Record<string, string | number | boolean>>;
  key: string;
  column?: 'state';
  says?: RegExp;
}

const forbidden = /may not go from|does not open again/;

export const phasesOf = {
  attempt: {
    phases: ['open', 'authed', 'asked', 'none', 'charged'],
    steps: [
      'open>authed',
      'open>asked',
      'open>none',
      'open>charged',
      'authed>asked',
      'authed>none',
      'asked>charged',
      'asked>none',
      'none>charged',
    ],
    row: { id: 'x', order_id: 'o-waits', quote_id: 'q-waits' },
    key: 'id',
  },
  policy: {
    phases: ['due', 'asked', 'unknown', 'refused', 'inforce', 'ending', 'endunknown', 'ended'],
    steps: [
      'due>asked',
      'due>unknown',
      'due>refused',
      'due>inforce',
      'asked>due',
      'asked>unknown',
      'asked>refused',
      'asked>inforce',
      'unknown>due',
      'unknown>refused',
      'unknown>inforce',
      'refused>inforce',
      'inforce>ending',
      'inforce>endunknown',
      'inforce>ended',
      'ending>inforce',
      'ending>endunknown',
      'ending>ended',
      'endunknown>inforce',
      'endunknown>ended',
    ],
    row: { order_id: 'o-paid' },
    key: 'order_id',
  },
  refund: {
    phases: ['due', 'sent', 'unknown', 'held', 'done'],
    steps: [
      'due>sent',
      'due>unknown',
      'due>held',
      'due>done',
      'sent>due',
      'sent>unknown',
      'sent>held',
      'sent>done',
      'unknown>due',
      'unknown>held',
      'unknown>done',
      'held>due',
      'held>unknown',
      'held>done',
    ],
    row: { id: 'x', order_id: 'o-stands', attempt_id: 'a-stands' },
    key: 'id',
  },
  cancellation: {
    phases: ['open', 'accepted', 'refused'],
    steps: ['open>accepted', 'open>refused'],
    row: { id: 'x', order_id: 'o-waits' },
    key: 'id',
  },
  transfer: {
    phases: ['waiting', 'stuck', 'over', 'taken'],
    steps: ['waiting>stuck', 'waiting>over', 'waiting>taken', 'stuck>over', 'stuck>taken', 'over>taken'],
    row: { id: 'x', order_id: 'o-open', reference: 'SC9' },
    key: 'id',
  },
  transfer_money: {
    phases: ['OPEN', 'TAKEN', 'RETURNED'],
    steps: ['OPEN>TAKEN', 'OPEN>RETURNED'],
    row: { id: 'x', transfer_id: 't-waits', settled_by: 'u2' },
    key: 'id',
    column: 'state',
  },
  payment_request: {
    phases: ['OPEN', 'PAID', 'CANCELLED'],
    steps: ['OPEN>PAID', 'OPEN>CANCELLED'],
    row: { id: 'x', token_hash: 'x' },
    key: 'id',
    column: 'state',
  },
  /* what is paid does not open again; what goes back may turn out to stand, and back again */
  purchase_order: {
    phases: ['open', 'fulfil', 'undo'],
    steps: ['open>fulfil', 'open>undo', 'fulfil>undo', 'undo>fulfil'],
    row: { id: 'x', offer_id: 'x', quote_id: 'x' },
    key: 'id',
  },
} as const satisfies Partial<Record<Table, Phases>>;

function stepsOf(table: keyof typeof phasesOf, of: Phases): Trial[] {
  const column = table === 'purchase_order' ? 'goal' : (of.column ?? 'phase');
  const where = `${of.key} = '${of.row[of.key]}'`;
  const goes = (from: string, to: string): string[] => [
    add(table, { ...of.row, [column]: from }),
    step(table, where, `${column} = '${to}'`),
  ];
  const isStep = (from: string, to: string): boolean => from === to || of.steps.includes(`${from}>${to}`);
  const pairs = of.phases.flatMap((from) => of.phases.map((to) => [from, to] as const));
  const named = (wanted: boolean) =>
    Object.fromEntries(
      pairs
        .filter(([from, to]) => isStep(from, to) === wanted)
        .map(([from, to]) => [`${from} to ${to}`, goes(from, to)]),
    );
  return [
    ...trialsOf(table, {
      [`${table}_guard`]: { refused: named(false), allowed: named(true), says: forbidden },
    }),
    ...trialsOf(table, {
      [`${table}_guard`]: {
        refused: {
          ...(column === 'phase' && {
            'to no phase': [add(table, of.row), step(table, where, 'phase = null')],
          }),
          'without its version': [
            add(table, of.row),
            `update ${table} set updated_at = now() where ${where}`,
          ],
          'two versions on': [add(table, of.row), `update ${table} set version = version + 2 where ${where}`],
        },
        says: /changed without its version|may not go from/,
      },
    }),
  ];
}

export const steps: readonly Trial[] = Object.entries(phasesOf).flatMap(([table, of]) =>
  stepsOf(table as keyof typeof phasesOf, of),
);
