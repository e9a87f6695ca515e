import { vehicleFactsSchema } from '@sigorta/contracts/vehicle';
import { isLicenceSerial } from '@sigorta/validators/licence-serial';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { control, post, seenUnder, started } from '../testing/started.ts';
import { carOf, serialOf, unknownPlate } from './cars.ts';

const find = (sandbox: Sandbox, plate: string, documentSerial: string) =>
  post(`${sandbox.urls.main}/vehicles/v1/vehicles/find`, { plate, documentSerial });

const elif = ['34ELF728', 'AB123456'] as const;

test('the car of the samples is found by its plate and its document', async () => {
  expect(await find(await started(), ...elif)).toEqual({
    status: 200,
    body: {
      makeAndModel: 'Fiat Egea 1.4',
      modelYear: 2023,
      vehicleType: 'car',
      usage: 'private',
      province: 34,
      valueBand: 'upTo1500',
      noClaimsStep: 6,
    },
  });
});

test('blanks and small letters are those of the paper', async () => {
  expect((await find(await started(), '34 elf 728', 'ab 123456')).status).toBe(200);
});

test('another document, and a plate nobody knows, are answered alike', async () => {
  const sandbox = await started();
  const wrong = await find(sandbox, '34ELF728', 'AB123457');
  expect(wrong).toEqual({ status: 404, body: { message: 'not found' } });
  expect(await find(sandbox, unknownPlate, serialOf(unknownPlate))).toEqual(wrong);
});

test('what is no plate or no serial is refused', async () => {
  const sandbox = await started();
  for (const [plate, serial] of [
    ['82ELF728', 'AB123456'],
    ['34ELF728', 'AB12345'],
    ['', ''],
  ] as const)
    expect((await find(sandbox, plate, serial)).status).toBe(400);
});

test('every plate is one car for ever, in its own province', () => {
  const plates = Array.from(
    { length: 300 },
    (_, at) => `${String((at % 81) + 1).padStart(2, '0')}ABC${100 + at}`,
  );
  const types = new Set<string>();
  for (const plate of plates) {
    const serial = serialOf(plate);
    expect(isLicenceSerial(serial), serial).toBe(true);
    const car = carOf(plate, serial);
    expect(v.parse(vehicleFactsSchema, car)).toEqual(car);
    expect(carOf(plate, serial)).toEqual(car);
    expect(car?.province).toBe(Number(plate.slice(0, 2)));
    types.add(car?.vehicleType ?? '');
  }
  expect([...types].toSorted()).toEqual(['car', 'minibus', 'motorcycle', 'van']);
});

test('it can be down, say nonsense, be slow and say nothing at all', async () => {
  const sandbox = await started();
  await control(sandbox, 'vehicle', { fault: 'down', times: 1 });
  expect((await find(sandbox, ...elif)).status).toBe(503);
  await control(sandbox, 'vehicle', { fault: 'garbage', times: 1 });
  expect((await find(sandbox, ...elif)).body).toEqual({ vehicle: 'garbage' });
  await control(sandbox, 'vehicle', { delayMs: 1 });
  expect((await find(sandbox, ...elif)).status).toBe(200);
  const call = (signal: AbortSignal) =>
    fetch(`${sandbox.urls.main}/vehicles/v1/vehicles/find`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plate: elif[0], documentSerial: elif[1] }),
      signal,
    });
  expect(await seenUnder(sandbox, 'vehicle', 'hang', true, call)).toBe('no answer');
});
