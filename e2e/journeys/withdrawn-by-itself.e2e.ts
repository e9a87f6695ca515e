import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request, test } from '@playwright/test';
import { StaffClient } from '../pages/staff-client.ts';
import { copyOfTheHouse, type House } from '../system/copy-of-the-house.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

/* a system of its own: a family breaks while others buy from it */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const url = `http://localhost:${portOf('withdrawn-by-itself')}`;
test.use({ baseURL: url });

let house: House;
let system: System;

/** What no check of a release can see: it builds, renders on the server, and throws in every browser. */
async function breakInBrowsers(root: string): Promise<void> {
  const file = join(root, 'apps/pet/src/pet/coverages.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    `${text}\nif (typeof document !== 'undefined') throw new Error('broken in browsers');\n`,
  );
}

test.beforeAll(async () => {
  house = await copyOfTheHouse();
  await breakInBrowsers(house.root);
  system = await startOwnSystem(portOf('withdrawn-by-itself'));
});
test.afterAll(async () => {
  await system?.stop();
  await house?.remove();
});

test('a release that fails in browsers is gone by itself within a minute, and visitors have the form again', async ({
  browser,
}) => {
  const owner = await new StaffClient(await request.newContext({ baseURL: url })).signIn('Selin Korkmaz');
  const id = await house.release('pet', system.data);
  const reason = 'Yeni sürüm yayında';
  expect(await owner.call('panel/releases/choose', { family: 'pet', version: id, reason })).toMatchObject({
    live: id,
  });
  const began = Date.now();
  const live = async () => {
    const page = await (await request.newContext({ baseURL: url })).get('/remotes.json');
    return ((await page.json()) as { remotes: Record<string, { release?: string }> }).remotes.pet?.release;
  };
  let failures = 0;
  /* whoever comes after the withdrawal has the form and tells nothing */
  for (let visitor = 0; visitor < 6 && (await live()) === id; visitor += 1) {
    const page = await browser.newPage({ baseURL: url });
    const told = page
      .waitForResponse((answer) => new URL(answer.url()).pathname === '/remote-failed')
      .catch(() => null);
    await page.goto('/pati-sigortasi');
    const answer = await told;
    if (answer === null) expect(await live()).not.toBe(id);
    else expect(answer.status()).toBe(204);
    failures += answer === null ? 0 : 1;
    await page.close();
  }
  expect(failures).toBeGreaterThan(2);
  await expect.poll(live, { timeout: 60_000 }).not.toBe(id);
  expect(Date.now() - began).toBeLessThan(60_000);
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/pati-sigortasi');
  await visitor.getByRole('radio', { name: 'Kedi' }).check({ force: true });
  await expect(visitor.getByRole('radio', { name: 'Kedi' })).toBeChecked();
});
