// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import type { PanelPage } from '../app/panel-pages.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { PanelPageView } from './PanelPageView.tsx';

const load = vi.fn<() => Promise<ComponentType>>();
const at = (path: string) => {
  const pages: PanelPage[] = [{ path, permission: 'dashboard:view', load }];
  return renderPanel(<PanelPageView pages={pages} />, { gateway: fakeGateway(), path });
};

const page = (): ComponentType => () => <h1>Sayfa geldi</h1>;

async function show(path: string) {
  load.mockReset();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockImplementation(async () => page());
  const shown = await at(path);
  await shown.findByRole('heading', { level: 1, name: 'Bilgiler alınamadı' });
  return shown;
}

test('a page that did not come is asked for again by its button, and nothing is loaded anew', async () => {
  const shown = await show('/panel/bir');
  await shown.user.click(shown.getByRole('button', { name: 'Yeniden dene' }));
  expect(await shown.findByRole('heading', { name: 'Sayfa geldi' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('it comes by itself when the line is back', async () => {
  const shown = await show('/panel/iki');
  window.dispatchEvent(new Event('online'));
  expect(await shown.findByRole('heading', { name: 'Sayfa geldi' })).toBeTruthy();
});

test('one that came and cannot be drawn says so', async () => {
  load.mockReset();
  load.mockResolvedValue(() => {
    throw new Error('wrong in the page itself');
  });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = await at('/panel/uc');
  expect(await shown.findByRole('button', { name: 'Yeniden dene' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  told.mockRestore();
});
