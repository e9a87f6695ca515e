import type { Page } from '@playwright/test';
import type { SettingSeen } from '@sigorta/contracts/partner-settings/partner-settings';
import { tr as words } from '../../apps/shell/src/chat/texts/tr.ts';
import { chatOpener, chatCorner as corner } from '../pages/chat-corner.ts';
import { takenOver } from '../pages/hydration.ts';

/** What only a browser shows of one setting (spec §3). */
interface BrowserProof {
  value: string | number | boolean;
  beside?: Readonly<Record<string, unknown>>;
  /** what the browser's clock shows; now unless named */
  at?: string;
  /** what is looked at, in words; read with the setting and without it */
  look: (page: Page) => Promise<string>;
  seen: string;
}

/** Opens the chat and reads something of it. */
const inChat =
  (read: (page: Page) => Promise<string>) =>
  async (page: Page): Promise<string> => {
    await (await chatOpener(page)).click();
    return read(page);
  };

const href = (page: Page): Promise<string> =>
  corner(page)
    .getByRole('link', { name: /pencere/ })
    .getAttribute('href')
    .then((found) => found ?? '');

const textOfHref = async (page: Page): Promise<string> =>
  new URL(await href(page)).searchParams.get('text') ?? '';

/* on a Monday, at eleven in Istanbul, it is two in the night in Chicago */
const at = '2026-11-23T11:00:00+03:00';
const hours = JSON.stringify({ Mon: '09:00-18:00' });
const chat = { wp_number: '905000000009' };

export const browserProofs: Record<Exclude<SettingSeen<'browser'>, 'baseEndpoint'>, BrowserProof> = {
  showWp: {
    value: '0',
    beside: { footer_telefon: '+90 216 000 00 12' },
    look: async (page) => {
      await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
      await page.waitForLoadState('networkidle');
      return String(await corner(page).count());
    },
    seen: '0',
  },
  wp_number: {
    value: '+90 500 000 00 11',
    beside: chat,
    look: inChat(async (page) => new URL(await href(page)).searchParams.get('phone') ?? ''),
    seen: '905000000011',
  },
  chat_kisiler: {
    value: '[{"ad":"Deniz Örnek","telefon":"905000000012"}]',
    beside: chat,
    look: inChat(async (page) =>
      String(await corner(page).getByText('Deniz Örnek', { exact: true }).count()),
    ),
    seen: '1',
  },
  chat_saatler: {
    value: JSON.stringify({ Mon: '23:00-23:30' }),
    beside: { ...chat, chat_saatDilimi: 'Europe/Istanbul' },
    at,
    look: inChat((page) =>
      corner(page).getByRole('listitem').locator('[data-presence]').allTextContents().then(String),
    ),
    seen: words.soon,
  },
  chat_saatDilimi: {
    value: 'Europe/Istanbul',
    beside: { ...chat, chat_saatler: hours },
    at,
    look: inChat((page) =>
      corner(page).getByRole('listitem').locator('[data-presence]').textContent().then(String),
    ),
    seen: words.online,
  },
  chat_efekt: {
    value: 'slide',
    beside: chat,
    look: inChat(
      async (page) => (await corner(page).locator('[data-effect]').getAttribute('data-effect')) ?? '',
    ),
    seen: 'slide',
  },
  chat_mesaj: {
    value: '{"tr":"Deneme sözü"}',
    beside: chat,
    look: inChat(textOfHref),
    seen: 'Deneme sözü',
  },
  user_id: {
    value: 129,
    look: async (page) => {
      const open = page.getByRole('button', { name: 'KVKK aydınlatma metni' });
      await takenOver(open);
      await open.click();
      const notice = page.getByRole('dialog').getByRole('article');
      return (await notice.textContent())?.includes('Sigorta Aracılık Hizmetleri A.Ş.') ? 'ours' : 'its own';
    },
    seen: 'its own',
  },
};
