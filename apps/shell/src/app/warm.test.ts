// @vitest-environment happy-dom
import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { PageRelease } from '@sigorta/contracts/release';
import type { PageAddress, PageLoader } from '@sigorta/federation/page-loader';
import { bootOfTest } from '@sigorta/runtime/testing/boot-of-test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmAhead, warmInView } from './warm.ts';

const card = (id: string, family: string, form: string) =>
  ({ id, family, paths: { form }, aliases: [] }) as unknown as CatalogueCard;
const boot = bootOfTest({
  catalogue: [card('pet', 'pet', '/evcil-hayvan'), card('kasko', 'vehicle', '/kasko')],
});

let fetched: PageAddress[];
const loader = { fetch: async (address: PageAddress) => void fetched.push(address) } as unknown as PageLoader;

/** Links below one another, each so many pixels from the top. */
function show(...links: [href: string, top: number][]): void {
  document.body.innerHTML = `<main>${links.map(([href]) => `<a href="${href}">x</a>`).join('')}</main>`;
  for (const [at, link] of [...document.querySelectorAll('a')].entries()) {
    const top = links[at]?.[1] ?? 0;
    const box = { top, bottom: top + 40, left: 0, right: 100, width: 100 };
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  }
}

beforeEach(() => {
  fetched = [];
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const onLine = (connection: object) => vi.stubGlobal('navigator', { connection });

test('the first product in view is fetched, and no other', () => {
  show(['/hakkimizda', 0], ['/evcil-hayvan', innerHeight], ['/kasko', 100], ['/evcil-hayvan', 200]);
  warmInView(loader, boot);
  expect(fetched).toEqual([{ family: 'vehicle', product: 'kasko', page: 'form', language: 'tr' }]);
});

test('nothing is fetched where no product is in view, in another language, or beside a product', () => {
  show(['/hakkimizda', 0], ['/kasko', -10], ['/en/kasko', 100]);
  warmInView(loader, boot);
  show(['/kasko', 0]);
  warmInView(loader, { ...boot, remote: { family: 'pet' } as unknown as typeof boot.remote });
  expect(fetched).toEqual([]);
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '3g' }, 1],
  [{}, 1],
])('a line of %j has %d pages fetched', (line, count) => {
  onLine(line);
  show(['/kasko', 0]);
  warmInView(loader, boot);
  expect(fetched).toHaveLength(count);
});

const ahead: PageRelease = {
  family: 'pet',
  version: '1',
  contract: 1,
  base: '/remotes/pet/1/',
  entry: 'entry.js',
  pages: {},
  texts: {},
  integrity: { 'form.js': 'sha256-f' },
};
const expecting = () => {
  const expect = vi.fn();
  return { expect, loader: { ...loader, expect } as unknown as PageLoader };
};

test('home asks for the form that its document names while it gets its handlers, and for no other product afterwards', () => {
  const home = { ...boot, ahead };
  const first = expecting();
  warmAhead(first.loader, home);
  expect(first.expect.mock.calls).toEqual([[ahead]]);
  show(['/kasko', 0]);
  warmInView(loader, home);
  expect(fetched).toEqual([]);
});

test('who saves data is asked nothing beforehand, and a page of a product asks for itself alone', () => {
  const none = expecting();
  warmAhead(none.loader, { ...boot, ahead, remote: { family: 'pet' } as unknown as typeof boot.remote });
  onLine({ saveData: true });
  warmAhead(none.loader, { ...boot, ahead });
  expect(none.expect).not.toHaveBeenCalled();
});
