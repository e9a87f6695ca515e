import type { Choices } from '../simulation/random.ts';
import { type Fields, formOf } from './signers.ts';
import { returnPathOf, type Target } from './targets.ts';

/** One request that somebody sends to the gateway. */
export interface Shot {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** A promise that something forged broke. */
export interface Broken {
  /** which of them, from the seed on */
  number: number;
  forgery: string;
  stage: string;
  what: string;
  shot: Shot | null;
}

/** What a forger knows: every form and id there is, and, for banks that err, our own keys. */
export interface Loot {
  of: Choices;
  /** the purchase that is attacked */
  target: Target;
  /** all of the same connector whose form is known */
  known: readonly Target[];
  /** those of other connectors */
  others: readonly Target[];
  keys: { iyzico: string; nestpay: string };
}

const formType = 'application/x-www-form-urlencoded';

export const encoded = (fields: Fields): string => formOf(fields).toString();

/** A return as a browser would post it. */
export const shotOf = (target: Target, body: string | Fields, more: Partial<Shot> = {}): Shot => ({
  method: 'POST',
  path: returnPathOf(target.connector),
  headers: { 'content-type': formType },
  body: typeof body === 'string' ? body : encoded(body),
  ...more,
});

export const isIyzico = ({ connector }: Target): boolean => connector === 'iyzico';

const first = <T>(list: readonly T[], what: string): readonly [T, ...T[]] => {
  const [one, ...rest] = list;
  if (one === undefined) throw new Error(`none to choose from: ${what}`);
  return [one, ...rest];
};

export const oneOf = <T>({ of }: Pick<Loot, 'of'>, list: readonly T[], what = 'list'): T =>
  of.pick(first(list, what));

/** A form of another purchase, made the target's by its ids. */
export function aForm(loot: Loot): Fields {
  const { target, known } = loot;
  if (target.form) return target.form;
  const { form } = oneOf(loot, known, 'forms');
  return (form ?? []).map(([name, value]) =>
    name === 'conversationId' || name === 'oid' || name === 'ReturnOid'
      ? ([name, target.attemptId] as const)
      : ([name, value] as const),
  );
}
