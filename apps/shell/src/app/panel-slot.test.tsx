// @vitest-environment happy-dom
import { createPageLoader } from '@sigorta/federation/page-loader';
import type { RemoteModule } from '@sigorta/runtime/remote-module';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showInShell } from '../layout/show-in-shell.tsx';
import { PanelSlot } from './PanelSlot.tsx';

afterEach(() => vi.restoreAllMocks());

test('a panel that is late is called late, and drawn when it comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const remote = Promise.withResolvers<RemoteModule>();
  const loader = createPageLoader({ load: () => remote.promise }, 5);
  const { page, until, remove } = await showInShell(<PanelSlot loader={loader} />);
  const alert = await until('[role=alert]');
  expect(alert.textContent).toContain('Bu sayfa geç geliyor');
  expect(alert.textContent).not.toContain('Bizden kaynaklanan bir hata');
  await act(async () =>
    remote.resolve({
      contract: 1,
      page: async () => ({ Component: () => <p id="panel">Panel</p> }),
    } as never),
  );
  await until('#panel');
  expect(page.querySelector('[role=alert]')).toBeNull();
  await remove();
});

test('one whose files are gone is a fault of ours', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = createPageLoader({ load: () => Promise.reject(new Error('gone')) });
  const { until, remove } = await showInShell(<PanelSlot loader={loader} />);
  expect((await until('[role=alert]')).textContent).toContain('Bizden kaynaklanan bir hata');
  await remove();
});
