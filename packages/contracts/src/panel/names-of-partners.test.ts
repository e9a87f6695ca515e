import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationList } from './applications.ts';
import { partnerCreate } from './partners.ts';
import { payableStatement } from './payables.ts';
import { paymentList } from './payments.ts';
import { policyList } from './policies.ts';
import { quoteList } from './quotes.ts';
import { peopleList, personChange, personInvite } from './staff-people.ts';
import { termsAsk } from './terms.ts';

const longest = `a${'b'.repeat(62)}`;
const reason = 'agreed on in writing';
const place = { role: 'agent', partnerId: longest };

test('a partner may have a name of 63 letters, and none that is longer', () => {
  const named = (id: string) => v.is(partnerCreate.request, { id, name: 'Uzun Acente' });
  expect([named(longest), named(`${longest}c`)]).toEqual([true, false]);
});

test.each([
  ['filter of applications', applicationList.request, { partner: longest }],
  ['filter of quotes', quoteList.request, { partner: longest }],
  ['filter of policies', policyList.request, { partner: longest }],
  ['filter of payments', paymentList.request, { partner: longest }],
  ['filter of staff', peopleList.request, { partner: longest }],
  [
    'invitation',
    personInvite.request,
    { name: 'Ada Kurt', email: 'ada@ornek.example', ...place, language: 'tr' },
  ],
  ['change of a place', personChange.request, { id: 'person-00001', ...place, was: place }],
  [
    'terms',
    termsAsk.request,
    { kind: 'partner', partnerId: longest, basisPoints: 1, firstDay: '2026-12-01', reason },
  ],
  [
    'statement',
    payableStatement.request,
    { kind: 'partner', partyId: longest, currency: 'TRY', month: '2026-11' },
  ],
])('the %s takes it', (_, request, asked) => {
  expect(v.safeParse(request, asked).issues).toBeUndefined();
});
