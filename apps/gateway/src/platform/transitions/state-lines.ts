import { type StateTable, stateTables } from './states.ts';

const headings: Record<StateTable, string> = {
  transfer_money: 'Money that came by transfer',
  payment_request: 'Payment request',
};

/** The state tables as Markdown; `pnpm --filter gateway states` prints them for docs/lifecycle.md. */
export function stateLines(): string {
  const blocks = Object.entries(stateTables).map(([table, transitions]) => {
    const rows = Object.entries(transitions).map(
      ([from, to]: [string, readonly string[]]) =>
        `| ${from} | ${to.length > 0 ? to.join(', ') : '(final)'} |`,
    );
    return [`**${headings[table as StateTable]}**`, '', '| from | to |', '|---|---|', ...rows].join('\n');
  });
  return blocks.join('\n\n');
}
