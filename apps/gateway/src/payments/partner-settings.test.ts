import {
  partnerSettings,
  type SettingSeen,
  settingNames,
} from '@sigorta/contracts/partner-settings/partner-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPartners } from '../partners/partner.ts';
import { askOffers, attemptOf, type Market, openMarket, paymentOf } from '../testing/purchase/market.ts';
import { transferOf } from '../testing/transfers/transfer-of.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket({}, { NESTPAY_STORE_TYPE: '3d' });
});
afterAll(() => market.close());

/** whole: its check digits fit; no bank has this code */
const iban = 'TR300999800000000000000428';
const account = { havale_iban: iban, havale_hesapSahibi: 'Deneme Ltd. Şti.' };

/** The only settings of our own brand; everything else is what holds for all. */
async function set(settings: Readonly<Record<string, unknown>>): Promise<void> {
  const nothing = Object.fromEntries(settingNames.map((name) => [name, null]));
  await market.context.db
    .updateTable('partner')
    .set({ settings: JSON.stringify({ ...nothing, ...settings }) })
    .where('id', '=', 'default')
    .execute();
  forgetPartners(market.context);
}

/** What a buyer is told who wants to pay by transfer; null when that is not offered. */
async function asTransfer(): Promise<{ iban: string; holder: string; bank: string | null } | null> {
  const buyer = market.buyer();
  for (const offer of await askOffers(market, buyer)) {
    const { body: offered } = await buyer.get(`offers/${offer.id}`);
    if (offered.transferUntil === null) continue;
    const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
    const { body: purchase } = await buyer.get(`purchases/${body.purchaseId}`);
    return purchase.personal.transfer;
  }
  return null;
}

async function providerOfCards(): Promise<string> {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer);
  if (!offer) throw new Error('no offer');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  return (await attemptOf(market, String(body.purchaseId))).psp ?? '';
}

const proofs: Record<SettingSeen<'payment'>, () => Promise<void>> = {
  havale_iban: async () => {
    await set({ ...account, havale_iban: null });
    expect(await asTransfer()).toBeNull();
    await set({ ...account, havale_iban: 'TR00 0000 0000 0000 0000 0000 00' });
    expect(await asTransfer()).toBeNull();
    await set(account);
    expect(await asTransfer()).toMatchObject({ iban });
  },
  havale_hesapSahibi: async () => {
    await set({ ...account, havale_hesapSahibi: '' });
    expect(await asTransfer()).toBeNull();
    await set(account);
    expect(await asTransfer()).toMatchObject({ holder: 'Deneme Ltd. Şti.' });
  },
  havale_banka: async () => {
    await set(account);
    expect(await asTransfer()).toMatchObject({ bank: null });
    await set({ ...account, havale_banka: 'Deneme Bankası' });
    expect(await asTransfer()).toMatchObject({ bank: 'Deneme Bankası' });
  },
  odeme_kurulusu: async () => {
    for (const [given, used] of [
      [null, 'iyzico'],
      ['nestpay', 'nestpay'],
      ['başka', 'iyzico'],
    ]) {
      await set({ odeme_kurulusu: given });
      expect(await providerOfCards()).toBe(used);
    }
  },
};

test.each(Object.entries(proofs))(
  'of the settings a buyer meets who pays, %s does what it says',
  (_, proof) => proof(),
);

test('every setting that is seen in a payment has a proof', () => {
  const named = settingNames.filter((name) => partnerSettings[name].seen === 'payment');
  expect(Object.keys(proofs).toSorted()).toEqual(named.toSorted());
});
