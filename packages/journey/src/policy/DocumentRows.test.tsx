// @vitest-environment happy-dom
import type { ToldDelivery } from '@sigorta/contracts/deliveries';
import { documentLink } from '@sigorta/contracts/operations/document-link';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { owner, purchaseId, samplePurchase } from '../testing/sample-purchase.ts';
import { DocumentRows } from './DocumentRows.tsx';
import type { Purchase } from './polling.ts';

async function show(change: Partial<Purchase> = {}) {
  const gateway = fakeGateway();
  const purchase = samplePurchase({ personal: owner, ...change });
  const page = await renderJourney(<DocumentRows purchase={purchase} />, { gateway, page: 'policy' });
  const row = (name: string) => {
    const found = page.getByText(name).closest('li');
    if (!found) throw new Error(`${name} stands in no row`);
    return found;
  };
  return { gateway, page, row };
}

/** Addresses of the links that are followed. */
function followed(): string[] {
  const hrefs: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.href);
  });
  onTestFinished(() => click.mockRestore());
  return hrefs;
}

test('a ready document is downloaded through a fresh link', async () => {
  const hrefs = followed();
  const { gateway, page } = await show();
  gateway.answer(documentLink, { url: 'https://ornek.com/belge/1', expiresAt: '2026-11-21T10:05:00Z' });
  await page.user.click(page.getByRole('button', { name: 'İndir: Poliçe' }));
  await expect.poll(() => hrefs).toEqual(['https://ornek.com/belge/1']);
  expect(gateway.calls(documentLink)).toEqual([{ purchaseId, kind: 'policy' }]);
});

test('a link that is no web address is not followed', async () => {
  const hrefs = followed();
  const { gateway, page } = await show();
  const held = gateway.hold(documentLink);
  await page.user.click(page.getByRole('button', { name: 'İndir: Poliçe' }));
  await held.answer({ url: 'javascript:alert(1)', expiresAt: '2026-11-21T10:05:00Z' });
  expect(hrefs).toEqual([]);
});

test('a card for the wallet is there only where the gateway says so, and is taken in, not saved', async () => {
  expect((await show()).page.queryByText('Apple Wallet')).toBeNull();
  const saved: (string | null)[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href, this.getAttribute('download'));
  });
  onTestFinished(() => click.mockRestore());
  const { gateway, page, row } = await show({ personal: { ...owner, hasPass: true } });
  const button = page.getByRole('button', { name: 'Apple Wallet’a ekle' });
  gateway.refuse(documentLink, 'not-found');
  await page.user.click(button);
  await expect.poll(() => row('Apple Wallet').textContent).not.toContain('Poliçe numarası, günler');
  expect(saved).toEqual([]);
  gateway.answer(documentLink, { url: 'https://ornek.com/belge/2', expiresAt: '2026-11-21T10:05:00Z' });
  await page.user.click(button);
  await expect.poll(() => saved).toEqual(['https://ornek.com/belge/2', null]);
  expect(gateway.calls(documentLink)).toContainEqual({ purchaseId, kind: 'pass' });
});

test('a second press while the link is asked for asks nothing', async () => {
  const { gateway, page } = await show();
  gateway.hold(documentLink);
  const button = page.getByRole('button', { name: 'İndir: Ödeme makbuzu' });
  await page.user.click(button);
  await page.user.click(button);
  expect(gateway.calls(documentLink)).toEqual([{ purchaseId, kind: 'receipt' }]);
});

test('what the gateway refuses is said in the row of the document', async () => {
  const { gateway, page, row } = await show();
  gateway.refuse(documentLink, 'timeout');
  await page.user.click(page.getByRole('button', { name: 'İndir: Ödeme makbuzu' }));
  await page.findByText('Yanıt beklenenden uzun sürdü. Yeniden deneyin.');
  expect(row('Ödeme makbuzu').textContent).toContain('Yanıt beklenenden uzun sürdü');
  expect(row('Poliçe').textContent).toContain('PDF, indirilebilir');
});

test('a document that is being made waits, one that failed has no button', async () => {
  const { page, row } = await show({
    documents: [
      { kind: 'policy', state: 'preparing' },
      { kind: 'receipt', state: 'failed' },
    ],
  });
  expect(row('Poliçe').getAttribute('aria-busy')).toBe('true');
  expect(page.getByRole('button')).toHaveProperty('disabled', true);
  expect(row('Ödeme makbuzu').querySelector('button')).toBeNull();
});

test.each([
  ['waiting', 'd••••@ornek.com adresine gönderiliyor.'],
  ['sent', 'd••••@ornek.com adresine gönderildi.'],
  ['failed', 'd••••@ornek.com adresine gönderilemedi. Belgeleri buradan indirin.'],
] as const)('the mail is %s, its address masked', async (mail, words) => {
  const { row } = await show({ mail });
  expect(row('E-posta').textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(words);
});

const told = (
  channel: ToldDelivery['channel'],
  state: ToldDelivery['state'],
  isToOldAddress = false,
): ToldDelivery => ({
  channel,
  purpose: channel === 'mail' ? 'policy' : 'ready',
  state,
  isToOldAddress,
  at: '2026-11-21T10:00:00Z',
});

test.each([
  [[told('mail', 'delivered')], 'd••••@ornek.com adresine ulaştı.'],
  [[told('mail', 'opened')], 'd••••@ornek.com adresinde açıldı.'],
  [[told('mail', 'bounced-permanent')], 'd••••@ornek.com adresi e-postayı kabul etmedi.'],
  [[told('mail', 'bounced-passing')], 'd••••@ornek.com adresi şu an e-posta almıyor.'],
  [[told('mail', 'bounced-permanent', true), told('mail', 'sent')], 'd••••@ornek.com adresine gönderildi.'],
])('how the mail went is told of the address of now (%#)', async (deliveries, words) => {
  const { row } = await show({ personal: { ...owner, deliveries } });
  expect(row('E-posta').textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(words);
});

test('a short message has a row of its own once one was sent', async () => {
  expect((await show()).page.queryByText('SMS')).toBeNull();
  const { row } = await show({ personal: { ...owner, deliveries: [told('sms', 'delivered')] } });
  expect(row('SMS').textContent).toContain('Telefonunuza ulaştı.');
});

test('whoever opens the page from a link sees states and no button', async () => {
  const { page, row } = await show({ personal: null });
  expect(page.queryByRole('button')).toBeNull();
  expect(row('E-posta').textContent).toContain('Belgelere giden bağlantı e-postanıza gönderildi.');
});
