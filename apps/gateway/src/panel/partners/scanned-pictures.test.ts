import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeScanner, virusOfTests } from '../../platform/scan/testing.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'scanned-'));
let scanner: Awaited<ReturnType<typeof fakeScanner>>;
let gateway: RunningGateway;
let picture: Buffer;
beforeAll(async () => {
  scanner = await fakeScanner(folder);
  gateway = await startGateway({ environment: { VIRUS_SCANNER: `unix:${scanner.path}` } });
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await gateway.close();
  await scanner.close();
  rmSync(folder, { recursive: true });
});

const take = async (file: Buffer) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, 'owner');
  return browser.post('panel/partners/picture', { id: 'kaya-acente', picture: file.toString('base64') });
};
const kept = async (): Promise<number> =>
  (await gateway.context.db.selectFrom('picture').selectAll().execute()).length;

test('what the scanner has nothing against is taken, as it was handed in', async () => {
  const { status } = await take(picture);
  expect(status).toBe(200);
  expect(scanner.asked.at(-1)?.equals(picture)).toBe(true);
});

test('what it finds something in is refused in words, and nothing is kept', async () => {
  const before = await kept();
  const { status, body } = await take(Buffer.concat([picture, Buffer.from(virusOfTests)]));
  expect(status).toBe(422);
  expect(body.fields).toEqual([{ field: 'picture', message: 'picture.infected' }]);
  expect(await kept()).toBe(before);
});

test('while it gives no judgement nothing is taken', async () => {
  const before = await kept();
  scanner.is('no-signatures');
  expect((await take(picture)).body.code).toBe('service-unavailable');
  scanner.is('half');
  expect((await take(picture)).status).toBe(503);
  scanner.is('well');
  expect(await kept()).toBe(before);
  expect((await take(picture)).status).toBe(200);
});
