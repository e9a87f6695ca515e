import type { WireName, WireNames } from '@sigorta/product-kit/wire-names';
import { BadRequest } from './refused.ts';

/** Wire key of the insured persons (spec §3). */
const persons = 'sigortalilar';

/** The insurers' own idea of an application: names of the code and what was sent under them. */
type Values = Record<string, string | number | boolean | null>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readValue = (name: WireName, key: string, sent: unknown): Values[string] => {
  if (typeof name !== 'string') {
    const agreed = Object.entries(name.values).find(([, wire]) => String(wire) === String(sent));
    if (!agreed) throw new BadRequest('unknown-value', `${key} knows no such value`);
    return agreed[0];
  }
  if (typeof sent === 'object' && sent !== null) throw new BadRequest('unknown-value', `${key} is one value`);
  return sent as Values[string];
};

/**
 * One scope in the words agreed with us; the sender's own declaration is not asked.
 * @throws BadRequest for a key or a value that was not agreed
 */
export const readScope = (agreed: Record<string, WireName>, wire: Record<string, unknown>): Values => {
  const ours = new Map(
    Object.entries(agreed).map(([name, as]) => [typeof as === 'string' ? as : as.wire, { name, as }]),
  );
  return Object.fromEntries(
    Object.entries(wire).map(([key, sent]) => {
      const field = ours.get(key);
      if (!field) throw new BadRequest('unknown-field', `no field ${key}`);
      return [field.name, readValue(field.as, key, sent)];
    }),
  );
};

/** An application as an insurer reads it: `wire.json` of the product says how (decision 0210). @throws BadRequest */
export const readApplication = (
  { form, insured }: WireNames,
  { [persons]: list, ...wire }: Record<string, unknown>,
): Values & { insured?: Values[] } => {
  const values: Values = readScope(form, wire);
  if (list === undefined) return values as Values & { insured?: Values[] };
  if (!Array.isArray(list) || !list.every(isObject))
    throw new BadRequest('unknown-value', `${persons} is a list`);
  return Object.assign({ insured: list.map((person) => readScope(insured, person)) }, values);
};
