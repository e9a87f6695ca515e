import { addDays } from '@sigorta/validators/iso-date';
import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Field } from '../field.ts';
import { isListed } from '../is-listed.ts';
import type { Samples } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';
import { askDaysOf, dayOfAsking } from '../renewal/ask-days.ts';
import { renewedApplication } from '../renewal/renewed-application.ts';
import { validate } from '../validate.ts';

const today = '2026-11-25';

const optionsOf = (field: Field | undefined): string[] =>
  field && 'options' in field ? field.options.map(({ value }) => value) : [];

/** For a product whose cover is taken again: what it names is there, and its sample can be asked for again on each day. */
export function checkRenewal({ product }: DiscoveredProduct, samples: Samples): void {
  const renewal = product.renewal ?? { daysBefore: [], thing: [] };
  const fields = fieldsOf(product);
  const named = (name: string) => fields.find((field) => field.name === name);

  test('a renewal names fields of the form', () => {
    for (const name of [...renewal.thing, ...Object.keys(renewal.sets ?? {})])
      expect(named(name), name).toBeDefined();
    for (const name of renewal.ages ?? []) expect(named(name)?.kind, name).toBe('number');
    if (renewal.ladder)
      expect(optionsOf(named(renewal.ladder.field))).toEqual(
        expect.arrayContaining([...renewal.ladder.steps]),
      );
  });

  test('its days come one after the other', () => {
    const days = askDaysOf(product);
    expect(days.length).toBeGreaterThan(0);
    expect(new Set(days).size).toBe(renewal.daysBefore.length);
    expect([...renewal.daysBefore]).toEqual(renewal.daysBefore.toSorted((a, b) => b - a));
  });

  test('the answers of a policy fit the form on each of them', () => {
    const [from, lastDay] = [addDays(today, 1), '2027-11-25'];
    const next = renewedApplication(product, samples.valid({ today }), { from, to: addDays(lastDay, 1) });
    for (const days of askDaysOf(product)) {
      const checked = validate(product, next, { today: dayOfAsking(lastDay, days), isListed });
      expect(checked, `${days} days before`).toMatchObject({ ok: true });
    }
  });
}
