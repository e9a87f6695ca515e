import { addDays } from '@sigorta/validators/iso-date';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { control, started } from '../testing/started.ts';
import { isBusinessDay } from './calendar.ts';
import { currencies, rateOn } from './rates.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

const at = async (now: string) => {
  const sandbox = await started({ clock: () => new Date(now) });
  const ask = async (path: string) => {
    const answer = await fetch(`${sandbox.urls.main}/kurlar/${path}`);
    const text = await answer.text();
    return { status: answer.status, text, root: answer.ok ? parser.parse(text).Tarih_Date : null };
  };
  return { sandbox, ask };
};

test('the bulletin has the bank’s own shape', async () => {
  const { ask } = await at('2026-11-20T13:00:00Z');
  const { root } = await ask('today.xml');
  expect(root).toMatchObject({
    Tarih: '20.11.2026',
    Date: '11/20/2026',
    Bulten_No: expect.stringMatching(/^2026\/\d+$/),
  });
  const byCode = new Map(root.Currency.map((row: { Kod: string }) => [row.Kod, row]));
  expect(byCode.get('EUR')).toMatchObject({
    Unit: '1',
    Isim: 'EURO',
    ForexSelling: expect.stringMatching(/^\d+\.\d{4}$/),
  });
  expect(byCode.get('JPY')).toMatchObject({ Unit: '100' });
  expect(byCode.get('RUB')).toMatchObject({ BanknoteBuying: '' });
});

test('a walk back from Sunday finds nothing until Friday, and today.xml is Friday’s', async () => {
  const { ask } = await at('2026-11-22T12:00:00Z');
  expect((await ask('202611/22112026.xml')).status).toBe(404);
  expect((await ask('202611/21112026.xml')).status).toBe(404);
  const friday = await ask('202611/20112026.xml');
  expect(friday.root.Tarih).toBe('20.11.2026');
  expect((await ask('today.xml')).text).toBe(friday.text);
});

test.each([
  ['2026-11-20T12:29:59Z', 404, '19.11.2026'],
  ['2026-11-20T12:30:00Z', 200, '20.11.2026'],
])('at %s the day’s own file is %i and today.xml is of %s', async (now, status, newest) => {
  const { ask } = await at(now);
  expect((await ask('202611/20112026.xml')).status).toBe(status);
  expect((await ask('today.xml')).root.Tarih).toBe(newest);
});

test.each([
  ['202610/29102026.xml', 'a fixed holiday'],
  ['202605/27052026.xml', 'a religious holiday'],
  ['202612/01122026.xml', 'a day to come'],
  ['202611/99999999.xml', 'no day'],
  ['202610/20112026.xml', 'another month’s folder'],
])('%s is 404: %s', async (path) => {
  const { ask } = await at('2026-11-20T13:00:00Z');
  expect((await ask(path)).status).toBe(404);
});

test('holidays and rates can be set, and the bank can be down', async () => {
  const { ask, sandbox } = await at('2026-11-20T13:00:00Z');
  await control(sandbox, 'rates', { holidays: ['2026-11-20'], override: { EUR: 61.25 } });
  const { root } = await ask('today.xml');
  expect(root.Tarih).toBe('19.11.2026');
  expect(root.Currency.find((row: { Kod: string }) => row.Kod === 'EUR').ForexSelling).toBe('61.2500');
  await control(sandbox, 'rates', { fault: 'down' });
  expect((await ask('today.xml')).status).toBe(503);
});

test('rates are the same whenever asked, stay near their level and never jump by more than a percent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.integer({ min: 0, max: 700 }), (currency, ago) => {
      const day = addDays('2026-11-20', -ago);
      const rate = rateOn(day, currency);
      expect(rateOn(day, currency)).toEqual(rate);
      const tomorrow = Number(rateOn(addDays(day, 1), currency).forexSelling);
      expect(Math.abs(tomorrow / Number(rate.forexSelling) - 1)).toBeLessThan(0.01);
      expect(Number(rate.forexBuying)).toBeLessThan(Number(rate.forexSelling));
    }),
  );
});

test('no weekend is a business day', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => isBusinessDay(day))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
