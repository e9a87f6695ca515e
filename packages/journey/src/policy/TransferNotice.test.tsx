// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import type { Transfer } from '@sigorta/contracts/transfer';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { TransferNotice } from './TransferNotice.tsx';

const transfer: Transfer = {
  state: 'waiting',
  iban: 'TR330006100519786457841326',
  holder: 'Sigorta Çarşısı A.Ş.',
  bank: 'Deneme Bankası',
  amount: lira(1_234_50),
  reference: 'ABCD2345',
  until: '2026-11-24T12:00:00.000Z',
};

async function show(change: Partial<Transfer> = {}) {
  const page = await renderJourney(
    <TransferNotice transfer={{ ...transfer, ...change }} offerId="offer-1234567890" />,
    { gateway: fakeGateway(), page: 'policy' },
  );
  return page;
}

/** What is written to the clipboard. */
function clipboard(fails = false): string[] {
  const written: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (fails) throw new Error('forbidden');
    written.push(text);
  });
  onTestFinished(() => write.mockRestore());
  return written;
}

test('account, amount and reference of an awaited transfer stand on the page', async () => {
  const page = await show();
  expect(page.getByRole('heading', { name: 'Havalenizi bekliyoruz' })).toBeTruthy();
  expect(page.getByText('Sigorta Çarşısı A.Ş.')).toBeTruthy();
  expect(page.getByText('Deneme Bankası')).toBeTruthy();
  expect(page.getByText(/1\.234,50/)).toBeTruthy();
});

test.each([
  ['IBAN', 'TR330006100519786457841326'],
  ['Tutar', '1234,50'],
  ['Alıcı', 'Sigorta Çarşısı A.Ş.'],
])('%s is copied as a bank’s form takes it', async (name, text) => {
  const page = await show();
  const written = clipboard();
  await page.user.click(page.getByRole('button', { name: new RegExp(`Kopyala: .*${name}`) }));
  expect(written).toEqual([text]);
  expect(page.getByText(new RegExp(`Kopyalandı: .*${name}`))).toBeTruthy();
});

test('where copying is forbidden nothing is said to be copied', async () => {
  const page = await show();
  clipboard(true);
  await page.user.click(page.getByRole('button', { name: /Kopyala: .*IBAN/ }));
  expect(page.queryByText(/Kopyalandı/)).toBeNull();
});

test('bank and term are nothing a form asks for', async () => {
  const page = await show({ bank: null });
  expect(page.queryByText('Banka')).toBeNull();
  expect(page.queryByRole('button', { name: /Son zaman/ })).toBeNull();
});

test('a transfer that did not come in time shows no account and leads back to payment', async () => {
  const page = await show({ state: 'expired' });
  expect(page.getByRole('heading', { name: 'Havale beklenen sürede ulaşmadı' })).toBeTruthy();
  expect(page.queryByText(/TR33/)).toBeNull();
  const link = page.getByRole('link', { name: 'Ödeme sayfasına dön' });
  expect(link.getAttribute('href')).toBe('/deneme-odeme?teklif=offer-1234567890');
});
