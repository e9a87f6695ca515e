import * as v from 'valibot';
import { expect, test } from 'vitest';
import { panelPaymentRequestCreate } from './payment-requests.ts';

const asked = {
  amount: { minor: 125_050, currency: 'TRY' },
  purpose: 'Üçüncü taksit',
  reference: '',
  language: 'tr',
  name: 'Şule Öz',
  phone: '532 123 45 67',
  email: 'sule@ornek.example',
  birthYear: '1990',
  days: 7,
  send: ['sms', 'mail'],
};

const faultsOf = (change: object): string[] =>
  (v.safeParse(panelPaymentRequestCreate.request, { ...asked, ...change }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

test.each<[object, string[]]>([
  [{}, []],
  [{ phone: '', send: ['mail'] }, []],
  [{ email: '', send: ['sms'] }, []],
  [{ phone: '', email: '', send: [] }, []],
  [{ phone: '' }, ['phone: field.phone.error']],
  [{ email: '' }, ['email: payment.error.email']],
  [{ phone: '', birthYear: '', send: [] }, ['phone: payment.error.contact']],
])('what is to be sent at once needs somewhere to go: %o', (change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});
