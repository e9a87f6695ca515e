import type { Known } from '../../apps/gateway/src/testing/growth/known-values.ts';
import type { ListCase } from '../panel/list-cases.ts';

const cases = (producer: string, requests: Record<string, Record<string, unknown>>): ListCase[] =>
  Object.entries(requests).map(([name, request]) => ({
    name: `${producer.replace('panel/', '')} ${name}`,
    producer,
    request,
  }));

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const pages = { newest: {}, 'page 2': { page: 2 }, 'page 40': { page: 40 }, oldest: { ascending: true } };

const common = {
  ...pages,
  'large partner': { partner: 'partner-0' },
  'small partner': { partner: 'partner-18' },
  'frequent product': { product: 'domestic-travel' },
  'absent product': { product: 'home' },
  'a day': { from: day(200), to: day(200) },
  'an old month': { from: day(900), to: day(870) },
  'small partner and month': { partner: 'partner-18', from: day(400), to: day(370) },
  'search first name': { search: 'gülşah' },
  'search first name, page 40': { search: 'gülşah', page: 40 },
  'search whole name': { search: 'Gülşah Kayab17' },
  'search two letters': { search: 'ç' },
  'search last digits': { search: '4711' },
  'search nobody': { search: 'xyzzy' },
  'small partner, product, search': { partner: 'partner-18', product: 'dask', search: 'mehmet' },
};

const listsOfBuyers = (known: Known): readonly ListCase[] => [
  ...cases('panel/applications', {
    ...common,
    'by due day': { sort: 'due', ascending: true },
    'kind message': { kind: 'message' },
    'state new': { state: 'new' },
    'state done': { state: 'done' },
    'nobody assigned': { assignee: 'none', state: 'new' },
    mine: { assignee: 'mine' },
  }),
  ...cases('panel/quotes', {
    ...common,
    mine: { assignee: 'mine' },
    'nobody assigned': { assignee: 'none' },
    'by id': { search: known.quote },
  }),
  ...cases('panel/policies', {
    ...common,
    'by end': { sort: 'ends' },
    'by end, first': { sort: 'ends', ascending: true },
    'ending soon': { sort: 'ends', ascending: true, endsWithin: 30 },
    'ending soon, by issue': { endsWithin: 30 },
    cancelled: { state: 'CANCELLED' },
    issued: { state: 'ISSUED' },
    insurer: { insurer: known.insurer },
    'insurer, cancelled': { insurer: known.insurer, state: 'CANCELLED' },
    'small partner, cancelled': { partner: 'partner-18', state: 'CANCELLED' },
    'search policy number': { search: known.policyNo },
  }),
  ...cases('panel/payments', {
    ...common,
    'by change': { sort: 'updated' },
    'rare state': { state: 'MANUAL' },
    'no such state': { state: 'PAID' },
    'frequent state': { state: 'DELIVERED' },
    insurer: { insurer: known.insurer },
    'insurer and rare state': { insurer: known.insurer, state: 'MANUAL' },
    'small partner, rare state': { partner: 'partner-18', state: 'MANUAL' },
    declined: { tried: 'DECLINED' },
    expired: { tried: 'EXPIRED' },
    'by id': { search: known.order },
    'search payment number': { search: known.payment },
  }),
];

const listsOfWork = (known: Known): readonly ListCase[] => [
  ...cases('panel/cancellations', {
    ...pages,
    'by request': { sort: 'requested_at' },
    refunded: { state: 'refunded' },
    refused: { state: 'refused' },
    'search policy number': { search: known.policyNo },
  }),
  ...cases('panel/transfers', {
    ...pages,
    'by end': { sort: 'expires_at' },
    'by amount': { sort: 'amount' },
    waiting: { state: 'waiting' },
    'cases to decide': { state: 'case' },
    confirmed: { state: 'confirmed' },
    'search reference': { search: known.transfer },
  }),
  ...cases('panel/payment-requests', {
    ...pages,
    'by amount': { sort: 'amount' },
    search: { search: 'kasko' },
  }),
  ...cases('panel/proposals', {
    ...pages,
    'by time': { sort: 'asked_at' },
    'by amount': { sort: 'amount' },
    'to decide': { part: 'to-decide' },
    own: { part: 'own' },
    over: { part: 'over' },
    kind: { kind: 'refund' },
    'search subject': { search: known.subject },
  }),
  ...cases('panel/audit', {
    ...pages,
    person: { person: known.staff },
    'nobody of staff': { person: 'none' },
    'a day': { from: day(200), to: day(200) },
    'search subject': { search: known.subject },
  }),
  ...cases('panel/data-requests', pages),
  ...cases('panel/stuck', { all: {} }),
  ...cases('panel/customers/find', {
    phone: { by: 'phone', value: known.phone },
  }),
  ...cases('panel/payables', { 'last month': { month: day(31).slice(0, 7) } }),
  ...cases('panel/dashboard', { today: { days: 1 }, 'thirty days': { days: 30 } }),
  ...['panel/applications', 'panel/quotes', 'panel/policies', 'panel/payments'].flatMap((producer) =>
    cases(producer, { 'agent newest': {}, 'agent search': { search: 'elif' } }).map((one) => ({
      ...one,
      scope: 'partner-12',
    })),
  ),
];

/** Every list of the panel: first and second page, each filter, each order, searches that find much, little and nothing. */
export const growthCases = (known: Known): readonly ListCase[] => [
  ...listsOfBuyers(known),
  ...listsOfWork(known),
];
