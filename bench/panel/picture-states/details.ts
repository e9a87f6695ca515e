import { inTurn, press, pressInDialog, words } from '../picture-acts.ts';
import { fails, refuses, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

const link = `http://localhost/teklif?kayit=${'Q7x2'.repeat(10)}`;
const until = '2026-12-06T09:30:00.000Z';

/** Applications, quotes and customers: one of them, and what is done from it. */
export const detailStates: readonly PictureState[] = [
  { name: 'application-worked', path: ({ message }) => `/panel/basvurular/${message}` },
  { name: 'application-new', path: ({ callBack }) => `/panel/basvurular/${callBack}` },
  { name: 'application-request', path: ({ request }) => `/panel/basvurular/${request}` },
  { name: 'application-read-only', path: ({ message }) => `/panel/basvurular/${message}`, who: 'read-only' },
  {
    name: 'application-of-others',
    path: ({ message }) => `/panel/basvurular/${message}`,
    who: 'agent',
    fails: true,
  },
  {
    name: 'application-note-failed',
    path: ({ message }) => `/panel/basvurular/${message}`,
    before: fails('panel/applications/note'),
    fails: true,
    act: async (page, look) => {
      const { list } = words(look);
      await page.getByLabel(list['notes.label']).fill('Yarın saat 14.00’te aranacak');
      await page.getByRole('button', { name: list['notes.add'] }).click();
    },
  },
  {
    name: 'application-reveal',
    path: ({ message }) => `/panel/basvurular/${message}`,
    act: inTurn(
      press(({ list }) => list['reveal.show']),
      pressInDialog(({ list }) => list['reveal.action']),
    ),
  },
  {
    name: 'application-revealed',
    path: ({ message }) => `/panel/basvurular/${message}`,
    before: says('panel/reveal', { value: '+905321234567' }),
    act: inTurn(
      /* in Arabic the field's name stands isolated in the button's */
      async (page, look) =>
        page.getByRole('button', { name: new RegExp(`${words(look).list['col.phone']}\\u2069?$`) }).click(),
      async (page) => page.getByRole('dialog').getByRole('textbox').fill('Müşteri geri aranacak'),
      pressInDialog(({ list }) => list['reveal.action']),
    ),
  },
  { name: 'quote', path: ({ quote }) => `/panel/teklifler/${quote}` },
  { name: 'quote-read-only', path: ({ quote }) => `/panel/teklifler/${quote}`, who: 'read-only' },
  {
    name: 'quote-link',
    path: ({ quote }) => `/panel/teklifler/${quote}`,
    before: says('panel/quotes/send', { link, until, whatsapp: 'https://wa.me/905321234567' }),
    act: press(({ list }) => list['quotes.send.link']),
  },
  {
    name: 'quote-sent',
    path: ({ quote }) => `/panel/teklifler/${quote}`,
    before: says('panel/quotes/send', { link, until, whatsapp: null }),
    act: press(({ list }) => list['quotes.send.sms']),
  },
  {
    name: 'quote-not-sent',
    path: ({ quote }) => `/panel/teklifler/${quote}`,
    before: refuses('panel/quotes/send', 'sms-failed', 502),
    fails: true,
    act: press(({ list }) => list['quotes.send.sms']),
  },
  { name: 'customers', path: '/panel/musteriler' },
  ...(['purchases', 'quotes', 'applications', 'requests', 'transfers', 'consents', 'notes'] as const).map(
    (tab, at): PictureState => ({
      name: `customer-${tab}`,
      path: '/panel/musteriler',
      act: async (page, look) => {
        await find('0532 123 45 67')(page, look);
        await page.getByRole('tab').nth(at).click();
      },
    }),
  ),
  { name: 'customers-none', path: '/panel/musteriler', act: find('0532 999 88 77') },
  { name: 'customers-wrong', path: '/panel/musteriler', act: find('123'), fails: true },
  {
    name: 'customers-by-identity',
    path: '/panel/musteriler',
    act: async (page) => page.getByRole('radio').nth(1).check({ force: true }),
  },
];

function find(phone: string): NonNullable<PictureState['act']> {
  return async (page, look) => {
    await page.getByRole('textbox').fill(phone);
    await page.getByRole('button', { name: words(look).list['customers.find'] }).click();
    await page.locator('[role=tab], h2, [role=alert]').first().waitFor();
  };
}
