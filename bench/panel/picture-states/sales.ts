import { words } from '../picture-acts.ts';
import { fails, never } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';
import { detailStates } from './details.ts';
import { listStates } from './lists.ts';
import { moneyStates } from './money.ts';

/** Applications, quotes, policies, payments, cancellations, collections, transfers, stuck cases and customers. */
export const salesStates: readonly PictureState[] = [
  { name: 'dashboard', path: '/panel/dashboard' },
  { name: 'dashboard-today', path: '/panel/dashboard?gun=1' },
  { name: 'dashboard-month', path: '/panel/dashboard?gun=30' },
  { name: 'dashboard-empty', path: '/panel/dashboard', who: 'newcomer' },
  { name: 'dashboard-failed', path: '/panel/dashboard', before: fails('panel/dashboard'), fails: true },
  { name: 'dashboard-loading', path: '/panel/dashboard', before: never('panel/dashboard'), waits: true },
  {
    name: 'dashboard-tables',
    path: '/panel/dashboard',
    act: async (page) => {
      const closed = page.locator('[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  {
    name: 'menu',
    path: '/panel/dashboard',
    act: async (page, look) => {
      if (look.width <= 1000) await page.getByRole('button', { name: words(look).panel['nav.open'] }).click();
    },
  },
  { name: 'signed-out', path: '/panel/odemeler', who: null, fails: true },
  { name: 'not-allowed', path: '/panel/tahsilat', who: 'read-only', fails: true },
  { name: 'no-such-page', path: '/panel/yok' },
  ...listStates,
  ...detailStates,
  ...moneyStates,
];
