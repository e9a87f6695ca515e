import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { livingFiles, livingPath } from '@sigorta/contracts/living-policy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { type Bought, bought, cancel, settled } from '../../testing/cancellation/bought.ts';
import { logIn } from '../../testing/log-in.ts';
import { openedForm } from '../../testing/opened-form.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { phoneOfPurchase } from '../../testing/purchase/phone-of-purchase.ts';
import { passTypeOfTests, selfMadeWallet, teamOfTests } from '../../testing/self-made-wallet.ts';
import { bytesOf } from '../../testing/zip-files.ts';

const wallet = selfMadeWallet();
let market: Market;
let one: Bought;
beforeAll(async () => {
  market = await openMarket({}, wallet.environment);
  one = await bought(market, 'erasmus');
});
afterAll(async () => {
  await market.close();
  wallet.remove();
});

const pageFile = (language = '', { purchaseId } = one) =>
  `${language}${livingPath(purchaseId)}${livingFiles.pass}`;
const linkOf = (who: Buyer = one.buyer, { purchaseId } = one) =>
  who.post(`purchases/${purchaseId}/document-link`, { kind: 'pass' });

async function passAt(path: string, who = one.buyer) {
  const answer = await who.fetch(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const files = bytesOf(Buffer.from(await answer.arrayBuffer()));
  return { files, said: JSON.parse(String(files.get('pass.json'))) };
}

const issued = async () => (await market.look(`policies?reference=${one.purchaseId}`)).policies[0].policy;
const rowOf = ({ purchaseId }: Bought) =>
  market.context.db
    .selectFrom('policy')
    .innerJoin('purchase_order', 'purchase_order.id', 'policy.order_id')
    .select([
      'fingerprint',
      'starts_at',
      'ends_at',
      'insurer_name',
      'application',
      'quote_id',
      'product',
      'release',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();

test('the manifest holds the sum of every file, and the signature is of the manifest and by the certificate', async () => {
  const { files } = await passAt(pageFile());
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, string>;
  const signed = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  expect(Object.keys(manifest).toSorted()).toEqual(signed.toSorted());
  for (const [name, sum] of Object.entries(manifest))
    expect(
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex'),
      name,
    ).toBe(sum);
  /* what Apple asks for at least */
  expect(signed).toEqual(
    expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png']),
  );
  writeFileSync(wallet.at('signature'), files.get('signature') ?? '');
  const verify = (of: string, authority: string) =>
    wallet.openssl(
      ...['smime', '-verify', '-inform', 'DER', '-in', 'signature', '-content', of, '-purpose', 'any'],
      ...['-CAfile', authority, '-out', 'verified'],
    );
  writeFileSync(wallet.at('manifest'), files.get('manifest.json') ?? '');
  expect(() => verify('manifest', 'authority.pem')).not.toThrow();
  writeFileSync(wallet.at('changed'), String(files.get('manifest.json')).replace(/.$/, ' }'));
  expect(() => verify('changed', 'authority.pem')).toThrow();
  expect(() => verify('manifest', 'stranger.pem')).toThrow();
});

/* the words and the order by hand, in the languages of whoever holds it; days and numbers as the insurer gave them */
const labels = {
  '': ['Sigorta şirketi', 'Poliçe no', 'Teminat günleri', 'Hasar ve acil destek'],
  '/en': ['Insurer', 'Policy no.', 'Days of cover', 'Claims and emergency help'],
  '/ru': ['Страховщик', 'Номер полиса', 'Дни покрытия', 'Помощь при страховом случае'],
  '/ar': ['شركة التأمين', 'رقم الوثيقة', 'أيام التغطية', 'المطالبات والمساعدة العاجلة'],
} as const;
const locales = { '': 'tr', '/en': 'en-GB', '/ru': 'ru', '/ar': 'ar-u-nu-latn' } as const;

/** First and last day in Istanbul, in the words of a language, written apart from the house's own dates. */
const daysIn = (language: keyof typeof locales, from: Date, to: Date): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Istanbul' })
    .formatRange(from, to)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[\u2009\u202f]/g, ' ');

test.each(['', '/en', '/ru', '/ar'] as const)(
  'it says what the page says, and nothing more (%s)',
  async (language) => {
    const { policyNo, terms } = await issued();
    const row = await rowOf(one);
    const form = await openedForm(market.context, row.quote_id, row);
    const [person] = form.insured as { firstName: string; lastName: string }[];
    const { files, said } = await passAt(pageFile(language));
    const values = (fields: { label: string; value: string }[]) =>
      fields.map(({ label, value }) => [label, value.replaceAll(/[\u2066-\u2069]/g, '')]);
    const [insurer, number, cover, line] = labels[language];
    expect(said).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: passTypeOfTests,
      teamIdentifier: teamOfTests,
      serialNumber: one.purchaseId,
      organizationName: 'Sigorta Çarşısı',
    });
    const { primaryFields, secondaryFields, auxiliaryFields, backFields } = said.generic;
    expect(primaryFields[0].value).toBe(`${person?.firstName} ${person?.lastName}`);
    expect(values(secondaryFields)).toEqual([
      [insurer, row.insurer_name],
      [number, policyNo],
    ]);
    const lastMoment = new Date((row.ends_at as Date).getTime() - 1);
    expect(values(auxiliaryFields)).toEqual([
      [cover, daysIn(language, row.starts_at as Date, lastMoment)],
      [line, terms.claims[0].phone],
    ]);
    const verify = `${market.url}/dogrula/${policyNo}/${row.fingerprint}`;
    expect(said.barcodes).toEqual([
      expect.objectContaining({ format: 'PKBarcodeFormatQR', message: verify }),
    ]);
    expect(new Date(said.expirationDate)).toEqual(row.ends_at);
    const back = values(backFields).map(([, value]) => value);
    expect(back).toContain(terms.claims[0].phone);
    expect(back).toContain(verify);
    expect(back).toContain(`${market.url}${language}${livingPath(one.purchaseId)}`);
    /* what the page does not show of anybody */
    const whole = String(files.get('pass.json')).replace(said.expirationDate, '');
    const secret = JSON.stringify(form);
    expect(secret).toMatch(/"phone":"\+\d{11,}"/);
    for (const hidden of secret.match(/\d{7,}|\d{4}-\d{2}-\d{2}|[^\s"]+@[^\s"]+/g) ?? [])
      if (!policyNo.includes(hidden)) expect(whole).not.toContain(hidden);
  },
);

test('its buyer asks for a link in the language of the page; anybody else finds nothing', async () => {
  const { body } = await linkOf();
  const { said } = await passAt(body.url);
  expect(said.generic.secondaryFields[0].label).toBe('Sigorta şirketi');
  const other = await passAt(body.url.replace('dil=tr', 'dil=ar'));
  expect(other.said.generic.secondaryFields[0].label).toBe('شركة التأمين');
  const stranger = market.buyer();
  await stranger.get('partner/website-info');
  expect(await linkOf(stranger)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await stranger.fetch(body.url)).status).toBe(404);
  expect((await stranger.fetch(pageFile())).status).toBe(404);
  /* a signature over one kind opens no other */
  const { body: paper } = await one.buyer.post(`purchases/${one.purchaseId}/document-link`, {
    kind: 'policy',
  });
  const [, until, signature] = paper.url.replace('/belge/', '').split('.');
  expect((await one.buyer.fetch(`/belge/${one.purchaseId}.${until}.${signature}`)).status).toBe(404);
});

test('one code to the phone is enough on another device', async () => {
  const elsewhere = await logIn(market, await phoneOfPurchase(market.context, one.purchaseId));
  await passAt(pageFile(), elsewhere);
  await passAt((await linkOf(elsewhere)).body.url, elsewhere);
});

const isTold = async (of: Bought = one) => {
  const { body } = await of.buyer.get(`purchases/${of.purchaseId}`);
  const html = await (await of.buyer.fetch(livingPath(of.purchaseId))).text();
  return [body.personal.hasPass, html.includes(`href="${livingFiles.pass}"`)];
};
const isGiven = async (of: Bought = one) => [
  (await linkOf(of.buyer, of)).status,
  (await of.buyer.fetch(pageFile('', of))).status,
];

test('it is offered where it is given: not without a certificate, not after its end, not of a kept copy', async () => {
  expect(await isTold()).toEqual([true, true]);
  const copy = await (await one.buyer.fetch(`${livingPath(one.purchaseId)}?kopyasi`)).text();
  expect(copy).not.toContain(livingFiles.pass);
  const { passSigner, clock } = market.context;
  for (const without of [
    { passSigner: null },
    /* a certificate of three days, the buyer's session lasts longer */
    { clock: () => new Date(clock().getTime() + 4 * 86_400_000) },
  ]) {
    Object.assign(market.context, without);
    try {
      expect(await isTold()).toEqual([false, false]);
      expect(await isGiven()).toEqual([404, 404]);
    } finally {
      Object.assign(market.context, { passSigner, clock });
    }
  }
});

test('a cancelled policy has none', async () => {
  const other = await bought(market);
  expect(await isGiven(other)).toEqual([200, 200]);
  expect((await cancel(other)).status).toBe(200);
  await settled(other, 'refunded');
  expect(await isTold(other)).toEqual([false, false]);
  expect(await isGiven(other)).toEqual([404, 404]);
});
