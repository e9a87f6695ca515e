import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Field } from '../field.ts';
import { isListed } from '../is-listed.ts';
import { asksPriceFirst, isForPrice } from '../price-part.ts';
import { fieldsOf } from '../product-fields.ts';
import { factValues } from '../register.ts';

/** What a field of a closed list takes; null for one that takes more than a list could hold. */
const takes = (field: Field | undefined, value: string): boolean => {
  if (field && 'options' in field) return field.options.some((option) => option.value === value);
  if (field?.kind === 'lookup') return isListed(field.from, value, {});
  return false;
};

/** Words of a register that are no list: the kind of field that can hold each. */
const open: Readonly<Record<string, Field['kind']>> = { makeAndModel: 'text', modelYear: 'number' };

/** For a product whose car a register knows: two papers' numbers find it, and every answer it gives is one the form takes. */
export function checkRegister({ product }: DiscoveredProduct): void {
  const { by, fills } = product.register ?? { by: { plate: '', documentSerial: '' }, fills: [] };
  const fields = fieldsOf(product);
  const named = (name: string) => fields.find((field) => field.name === name);

  test('the car is found by a plate and a serial that no price needs, before the price', () => {
    expect(asksPriceFirst(product)).toBe(true);
    const [plate, serial] = [named(by.plate), named(by.documentSerial)];
    expect(plate?.kind).toBe('plate');
    expect(serial).toMatchObject({ kind: 'licenceSerial', sensitive: true });
    for (const field of [plate, serial]) expect(field && isForPrice(field)).toBe(false);
  });

  test('each field is filled from one fact, and at least one of them makes the price', () => {
    const names = fills.map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(by.plate);
    expect(names).not.toContain(by.documentSerial);
    expect(names.map(named).some((field) => field && isForPrice(field))).toBe(true);
  });

  test.each(fills)('$field takes whatever the register says of $fact', ({ fact, field, as }) => {
    const declared = named(field);
    expect(declared?.sensitive).not.toBe(true);
    const values = factValues[fact];
    if (!values) expect(declared?.kind).toBe(open[fact]);
    for (const value of values ?? []) {
      const word = as?.[value] ?? String(value);
      expect(takes(declared, word), `${field} does not take ${word}`).toBe(true);
    }
    const known = (values ?? []).map(String);
    for (const key of Object.keys(as ?? {})) expect(known, `${fact} is never ${key}`).toContain(key);
  });

  test('no other field is emptied or hidden by one that is filled', () => {
    const filled = fills.map(({ field }) => field);
    for (const { name, when, kind, ...rest } of fields) {
      expect(filled, `${name} hangs on it`).not.toContain(when?.field);
      if (kind === 'lookup' && 'params' in rest)
        for (const parent of rest.params ?? []) expect(filled, `${name} hangs on it`).not.toContain(parent);
    }
  });
}
