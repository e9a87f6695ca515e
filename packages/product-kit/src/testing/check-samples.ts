import { languages } from '@sigorta/i18n/language';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import { draftOf } from '../draft.ts';
import type { Application } from '../field.ts';
import { faultsOf, messageKey } from '../message-key.ts';
import type { Samples } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';
import { validate } from '../validate.ts';
import { fromWire, toWire } from '../wire.ts';
import { checkDetails } from './check-details.ts';
import { textOf } from './check-texts.ts';
import { sampleDays } from './sample-days.ts';

export function checkSamples(found: DiscoveredProduct, samples: Samples): void {
  const { product } = found;

  describe.each(sampleDays)('on $today', (context) => {
    test('the valid samples are accepted unchanged', () => {
      for (const make of [samples.valid, samples.declined ?? samples.valid]) {
        const application = make(context);
        expect(validate(product, application, context)).toEqual({ ok: true, application });
      }
    });

    test('an application survives the way over the wire', () => {
      const application = samples.valid(context);
      const sent: unknown = JSON.parse(JSON.stringify(toWire(product, application)));
      expect(fromWire(product, sent)).toEqual(application);
    });

    test.each(samples.invalid)('refused: $why', ({ change, field, message }) => {
      const result = validate(product, change(samples.valid(context), context), context);
      expect(result).toEqual({ ok: false, errors: [{ field, message }] });
    });

    test('a cover may be moved as far as the declaration says, and not a day further', () => {
      const { longestCover } = product;
      if (longestCover === undefined) return;
      const valid = samples.valid(context);
      const lasting = (days: number): Application => ({
        ...valid,
        endDate: addDays(String(valid.beginDate), days - 1),
      });
      expect(validate(product, lasting(longestCover), context).ok).toBe(true);
      expect(validate(product, lasting(longestCover + 1), context).ok).toBe(false);
    });

    test('a draft holds no value of a sensitive field', () => {
      const application = samples.valid(context);
      const draft = JSON.stringify(draftOf(product, application));
      for (const person of application.insured ?? []) {
        for (const { name, sensitive } of product.insured.fields) {
          if (sensitive && person[name]) expect(draft).not.toContain(String(person[name]));
        }
      }
    });
  });

  test('every message a field can give has a sample that gets it', () => {
    const fields = [...fieldsOf(product), ...product.insured.fields];
    const messages = fields.flatMap((field) => faultsOf(field).map((fault) => messageKey(field, fault)));
    const shown = new Set(samples.invalid.map(({ message }) => message));
    expect(messages.filter((message) => !shown.has(message))).toEqual([]);
  });

  checkDetails(product, samples);

  test.each(languages)('every refusal of the samples is said in %s', async (language) => {
    for (const { message } of [...samples.invalid, ...(samples.details?.invalid ?? [])])
      expect(await textOf(found, language, message), message).toBeTruthy();
  });
}
