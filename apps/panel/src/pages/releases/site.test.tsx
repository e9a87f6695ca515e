// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { previewList } from '@sigorta/contracts/panel/release-previews';
import { releaseList } from '@sigorta/contracts/panel/releases';
import { siteAsk, siteView } from '@sigorta/contracts/panel/site';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';
import { ownSite } from './testing/own-site.ts';

type State = AnswerOf<typeof siteView>;

const at = '2026-11-20T09:05:00.000Z';
const [own, blue, torn] = ['site@aaaaaaaaaaaaaaaa', 'site@bbbbbbbbbbbbbbbb', 'site@cccccccccccccccc'];
const three: State = {
  ...ownSite,
  sites: [
    { site: null, name: own, at, state: 'live', fault: null },
    { site: blue, name: blue, at, state: 'available', fault: null },
    { site: torn, name: torn, at, state: 'broken', fault: 'changed' },
  ],
};

const show = async (state = three, role: Role = 'owner') => {
  const gateway = fakeGateway();
  gateway.answer(releaseList, { families: [] });
  gateway.answer(previewList, { possible: 'yes', pays: true, links: [] });
  gateway.answer(siteView, state);
  gateway.answer(siteAsk, { success: true });
  return { gateway, page: await renderPanel(<ReleasesPage />, { gateway, role }) };
};

test('what is live, what came with the server and what is broken stand beside their names, with the reason', async () => {
  const { page } = await show();
  expect(page.cells(own)[0]).toBe(`${own}YayındaSunucuyla gelen`);
  expect(page.cells(blue).slice(0, 1)).toEqual([blue]);
  expect(page.cells(torn)[2]).toBe('AçılamazDosyaları derlendiği gibi değil.');
  expect(page.queryByRole('button', { name: `Yayına alınmasını iste: ${own}` })).toBeNull();
  expect(page.queryByRole('button', { name: `Yayına alınmasını iste: ${torn}` })).toBeNull();
});

test('another one is asked for with a reason, under what the page said was live', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: `Yayına alınmasını iste: ${blue}` }));
  await page.user.click(page.dialog().getByRole('button', { name: 'İste' }));
  expect(gateway.calls(siteAsk)).toEqual([]);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Yeni görünüm');
  await page.user.click(page.dialog().getByRole('button', { name: 'İste' }));
  expect(gateway.calls(siteAsk)).toEqual([{ site: blue, was: null, reason: 'Yeni görünüm' }]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(siteView)).toHaveLength(2);
});

test('while one is asked for nobody asks for another', async () => {
  const { page } = await show({ ...three, asked: true });
  expect(page.getByText(/ikinci bir yönetici karar verecek/)).toBeTruthy();
  expect(page.queryByRole('button', { name: /Yayına alınmasını iste/ })).toBeNull();
});

test('who turned is told, by the panel or by the command', async () => {
  const turned = { ...three, live: blue, since: at };
  const { page } = await show({ ...turned, askedBy: 'Selin Korkmaz', agreedBy: 'Mert Aydın' });
  expect(page.getByText(/Selin Korkmaz istedi, Mert Aydın onayladı/)).toBeTruthy();
  page.unmount();
  const other = await show(turned);
  expect(other.page.getByText(/sunucudaki komutla yayına alındı/)).toBeTruthy();
});

test('a server that does not show what is live says so and why', async () => {
  const { page } = await show({ ...three, live: blue, since: at, fault: 'contract' });
  expect(page.getByRole('alert').textContent).toBe(
    'Bu sunucu yayındaki sürümü göstermiyor. Sunucunun başka bir sürümü için derlenmiş.',
  );
});

test('what somebody else changed meanwhile is told in the dialog', async () => {
  const { gateway, page } = await show();
  gateway.refuse(siteAsk, 'request-closed');
  await page.user.click(page.getByRole('button', { name: `Yayına alınmasını iste: ${blue}` }));
  await page.user.type(page.getByLabelText('Gerekçe'), 'Yeni görünüm');
  await page.user.click(page.dialog().getByRole('button', { name: 'İste' }));
  expect(page.dialog().getByRole('alert').textContent).not.toBe('');
});

test('an auditor sees them and asks for none', async () => {
  const { page } = await show(three, 'auditor');
  expect(page.getByText(blue)).toBeTruthy();
  expect(page.queryByRole('button', { name: /Yayına alınmasını iste/ })).toBeNull();
});
