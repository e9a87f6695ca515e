import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, request, test } from '@playwright/test';
import type { FieldValues } from '@sigorta/product-kit/field';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { textOf } from '../buyers/documents.ts';
import { now } from '../buyers/today.ts';
import { callGateway } from '../pages/call-gateway.ts';
import { listen } from '../pages/complaints.ts';
import { DetailsPage } from '../pages/details-page.ts';
import { filesOf, type LoadedFile } from '../pages/files-of-page.ts';
import { FormPage } from '../pages/form-page.ts';
import { shopFor } from '../pages/shop.ts';
import { StaffClient } from '../pages/staff-client.ts';
import { copyOfTheHouse, type House } from '../system/copy-of-the-house.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

/* a system of its own: a family changes while others buy from it */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const folder = 'apps/pet/src/pet';
const url = `http://localhost:${portOf('released-alone')}`;
test.use({ baseURL: url });

let house: House;
let system: System;

const question = 'Kısırlaştırıldı mı?';

/** A question more in the form that has to be answered, and one more after payment, in four languages. */
async function askMore(root: string): Promise<void> {
  const at = (file: string) => join(root, folder, file);
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(at(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    await writeFile(at(file), text.replace(from, to));
  };
  await change(
    'fields.ts',
    "  { kind: 'text', name: 'petColour'",
    `  {
    kind: 'choice', name: 'neutered', wire: 'kisir', for: 'price', width: 'm',
    options: [{ value: 'yes', wire: 'E' }, { value: 'no', wire: 'H' }],
  },
  { kind: 'text', name: 'petColour'`,
  );
  await change(
    'fields.ts',
    "  { kind: 'microchip'",
    "  { kind: 'text', name: 'vetName', wire: 'veteriner', max: 60, width: 'm' },\n  { kind: 'microchip'",
  );
  await change(
    'wire.json',
    '"petAge"',
    '"neutered": { "wire": "kisir", "values": { "yes": "E", "no": "H" } }, "petAge"',
  );
  await change('wire.json', '"microchip"', '"vetName": "veteriner", "microchip"');
  for (const language of ['tr', 'en', 'ru', 'ar']) {
    const texts = {
      'field.neutered': question,
      'field.neutered.hint': 'Karnede yazar.',
      'field.neutered.error': 'Bir seçenek işaretleyin.',
      'field.neutered.yes': 'Evet',
      'field.neutered.no': 'Hayır',
      'field.vetName': 'Veteriner hekimin adı',
      'field.vetName.hint': 'Karnede yazar.',
      'field.vetName.error': 'Veteriner hekimin adını yazın.',
    };
    const lines = Object.entries(texts).map(([key, text]) => `  '${key}': '${text}',\n`);
    await change(`texts/${language}.ts`, "  'field.petColour':", `${lines.join('')}  'field.petColour':`);
  }
}

test.beforeAll(async () => {
  house = await copyOfTheHouse();
  system = await startOwnSystem(portOf('released-alone'), { INSURERS_DELAY_SCALE: '0.25' });
});
test.afterAll(async () => {
  await system?.stop();
  await house?.remove();
});

/** What the server wrote, before any script ran. */
const documentOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/pati-sigortasi', { headers: { 'accept-language': 'tr' } })).text())
    /* texts of the page itself: boot data and styles aside */
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');

/** Who comes again after a release loads the files of that family that are others now, and nothing else. */
function loadsWhatChanged(before: LoadedFile[], after: LoadedFile[]): void {
  const known = new Set(before.map(({ name }) => name));
  const fetched = after.filter(({ isKept }) => !isKept);
  expect(fetched.filter(({ name }) => known.has(name))).toEqual([]);
  expect(new Set(fetched.map(({ folder }) => folder))).toEqual(new Set(['/remotes/pet/']));
  const sum = (files: LoadedFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const said = `${fetched.length} of ${after.length} files, ${sum(fetched)} bytes instead of ${sum(before)}`;
  test.info().annotations.push({ type: 'comes again', description: said });
}

test('a family is released while somebody buys: the purchase ends as it began, new visitors are asked more, and it is taken back', async ({
  page,
  browser,
}) => {
  const owner = await new StaffClient(await request.newContext({ baseURL: url })).signIn('Selin Korkmaz');
  const choose = (version: string | null) =>
    owner.call('panel/releases/choose', { family: 'pet', version, reason: 'Yeni bir soru eklendi' });
  const shop = await shopFor(page, folder);
  const buyer = newBuyer(shop.samples, 'surum');
  const form = await new FormPage(shop).open();
  await form.fill(buyer.application);
  expect(await documentOf(page)).not.toContain(question);

  const asItIs = await house.release('pet', system.data);
  await choose(asItIs);
  const cameBefore = await browser.newContext({ baseURL: url });
  const before = await filesOf(await cameBefore.newPage(), '/pati-sigortasi');
  await askMore(house.root);
  const id = await house.release('pet', system.data, { isSeen: true });
  expect(id).not.toBe(asItIs);
  expect(await choose(id)).toMatchObject({ live: id });
  await expect.poll(() => documentOf(page)).toContain(question);
  const after = await filesOf(await cameBefore.newPage(), '/pati-sigortasi');
  await cameBefore.close();
  loadsWhatChanged(before, after);

  const visitor = await browser.newPage({ baseURL: url });
  const complaints = await listen(visitor);
  expect(await documentOf(visitor)).toContain(question);
  await visitor.goto('/pati-sigortasi');
  await expect(visitor.getByRole('radiogroup', { name: question })).toBeVisible();
  await new FormPage(await shopFor(visitor, folder)).proceedButton.click();
  await expect(visitor.getByText('Bir seçenek işaretleyin.').first()).toBeVisible();
  expect(complaints()).toEqual([]);
  /* leaves the page: what the browser measured of it is told */
  await visitor.goto('about:blank');
  const loads = async () => {
    const [{ families }] = await callGateway(owner.request, 'panel/releases');
    const pets = families.find(({ family }: { family: string }) => family === 'pet');
    return pets.releases.find(({ version }: { version: string }) => version === id).visits?.lcpMs ?? 0;
  };
  await expect.poll(loads).toBeGreaterThan(0);

  await form.proceed();
  const offers = await form.offers(buyer.application);
  await offers.listed();
  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.payAtOnce();
  await payment.consent();
  await payment.press();
  const details = new DetailsPage(shop);
  await details.arrived();
  await page.reload();
  await details.arrived();
  await expect(page.getByLabel('Veteriner hekimin adı')).toHaveCount(0);
  const policy = await details.answer((shop.samples.details?.valid(now) ?? {}) as FieldValues);
  await policy.ready();
  expect(await textOf(await policy.downloaded('policy'))).toContain('Fıstık');

  await system.gateway.stop();
  await system.gateway.start();
  expect(await documentOf(visitor)).toContain(question);

  await choose(null);
  const back = await documentOf(visitor);
  expect(back).not.toContain(question);
  expect(back).toContain('<h1');
  await visitor.goto('/pati-sigortasi');
  await expect(visitor.getByRole('radiogroup', { name: question })).toHaveCount(0);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
});
