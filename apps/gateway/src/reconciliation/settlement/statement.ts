import type { Currency } from '@sigorta/contracts/money';

/** A line of an account. */
interface StatementLine {
  /** the bank's reference, else statement and place in it */
  id: string;
  /** ISO date */
  day: string;
  /** in the smallest unit; negative: it left */
  amountMinor: number;
  /** the account owner's own reference; null: `NONREF` */
  ownReference: string | null;
  /** the bank took it for itself: charges, commission, interest */
  isBanksOwn: boolean;
  text: string;
}

export interface Statement {
  account: string;
  currency: Currency;
  lines: readonly StatementLine[];
}

const minorOf = (text: string): number => {
  const [lira = '', part = ''] = text.split(',');
  return Number(lira) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
};

const dayOf = (digits: string): string =>
  `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;

/** `C261122TRY0,00` */
function balanceOf(text: string | undefined, currency: Currency): number | null {
  const match = /^([CD])\d{6}([A-Z]{3})(\d{1,15},\d{0,2})$/.exec(text ?? '');
  return match?.[2] === currency ? minorOf(match[3] ?? '') * (match[1] === 'D' ? -1 : 1) : null;
}

/** `2611231123C1234,56NTRFNONREF//4711`; RC and RD take a line back */
const movement =
  /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d{1,15},\d{0,2})[A-Z]([A-Z0-9]{3})([^/]*(?:\/[^/]+)*)(?:\/\/(.*))?$/;

/** SWIFT's words for what a bank takes by itself */
const banksOwn: ReadonlySet<string> = new Set(['CHG', 'COM', 'INT']);

function movementOf(field: string, text: string, place: string): StatementLine | null {
  const match = movement.exec(field.split('\n')[0] ?? '');
  if (!match) return null;
  const [, day = '', sign = '', amount = '', kind = '', own = '', bankReference = ''] = match;
  const isOut = sign === 'D' || sign === 'RC';
  return {
    id: bankReference || place,
    day: dayOf(day),
    amountMinor: minorOf(amount) * (isOut ? -1 : 1),
    ownReference: own === '' || own === 'NONREF' ? null : own,
    isBanksOwn: banksOwn.has(kind),
    text,
  };
}

/** Fields of one statement in their order; a line without a tag goes on with the one before. */
function fieldsOf(text: string): { tag: string; value: string }[] {
  const fields: { tag: string; value: string }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match = /^:(\d\d[A-Z]?):(.*)$/.exec(line);
    const last = fields.at(-1);
    if (match) fields.push({ tag: match[1] ?? '', value: match[2] ?? '' });
    else if (last && line !== '-' && line !== '') last.value += last.tag === '86' ? line : `\n${line}`;
  }
  return fields;
}

/**
 * A day of an account in SWIFT MT940.
 * @returns null when it is none, is in another currency, or its lines do not lead from one balance to the other
 */
export function readStatement(text: string, currency: Currency): Statement | null {
  const fields = fieldsOf(text);
  const fieldOf = (tag: string) => fields.find((field) => field.tag === tag)?.value;
  const [account, number] = [fieldOf('25'), fieldOf('28C')];
  const [opening, closing] = [balanceOf(fieldOf('60F'), currency), balanceOf(fieldOf('62F'), currency)];
  if (!account || !number || opening === null || closing === null) return null;
  const lines: StatementLine[] = [];
  for (const [at, { tag, value }] of fields.entries()) {
    if (tag !== '61') continue;
    const told = fields[at + 1]?.tag === '86' ? (fields[at + 1]?.value ?? '') : '';
    const line = movementOf(value, told, `${account} ${number} ${lines.length + 1}`);
    if (line === null) return null;
    lines.push(line);
  }
  const moved = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return opening + moved === closing ? { account, currency, lines } : null;
}
