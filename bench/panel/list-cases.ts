/** What is asked of the lists: every filter, every sort, searches that find much and little, first pages and last. */
export interface ListCase {
  name: string;
  producer: string;
  request: Record<string, unknown>;
  /** an agent of one partner instead of an owner */
  scope?: string;
}

const cases = (producer: string, requests: Record<string, Record<string, unknown>>): ListCase[] =>
  Object.entries(requests).map(([name, request]) => ({
    name: `${producer.replace('panel/', '')} ${name}`,
    producer,
    request,
  }));

const common = {
  newest: {},
  oldest: { ascending: true },
  'page 40': { page: 40 },
  'large partner': { partner: 'partner-0' },
  'small partner': { partner: 'partner-18' },
  product: { product: 'kasko' },
  'a day': { from: '2026-10-01', to: '2026-10-01' },
  'search first name': { search: 'gülşah' },
  'search first name, page 40': { search: 'gülşah', page: 40 },
  'search whole name': { search: 'Gülşah Kaya b17' },
  'search two letters': { search: 'ç' },
  'search last digits': { search: '4711' },
  'search nobody': { search: 'xyzzy' },
  'small partner, product, search': { partner: 'partner-18', product: 'dask', search: 'mehmet' },
};

/** an address that is found by its hash or by its words, and one that neither finds */
const byMail = {
  'search whole mail': { search: 'p4711@ornek.com' },
  'search mail of nobody': { search: 'kimse@yok.example' },
};

export const listCases: readonly ListCase[] = [
  ...cases('panel/applications', {
    ...common,
    ...byMail,
    'by due day': { sort: 'due', ascending: true },
    kind: { kind: 'message' },
    'rare state': { state: 'working' },
    'state and product': { state: 'working', product: 'dask' },
    assignee: { assignee: 'seed-staff-10' },
    'nobody assigned': { assignee: 'none', state: 'new' },
  }),
  ...cases('panel/quotes', { ...common, ...byMail }),
  ...cases('panel/policies', {
    ...common,
    ...byMail,
    'by end': { sort: 'ends', ascending: true },
    'ending soon': { sort: 'ends', ascending: true, endsWithin: 30 },
    cancelled: { state: 'CANCELLED' },
    insurer: { insurer: 'insurer-7' },
    'search policy number': { search: 'P700001' },
  }),
  ...cases('panel/payments', {
    ...common,
    ...byMail,
    'by change': { sort: 'updated' },
    'rare state': { state: 'MANUAL' },
    'frequent state': { state: 'DELIVERED' },
    insurer: { insurer: 'insurer-7' },
    'insurer and rare state': { insurer: 'insurer-7', state: 'MANUAL' },
  }),
  ...cases('panel/dashboard', { today: { days: 1 }, 'thirty days': { days: 30 } }),
  ...cases('panel/stuck', { all: {} }),
  ...cases('panel/customers/find', { phone: { by: 'phone', value: '+905000791900' } }),
  ...['panel/applications', 'panel/quotes', 'panel/policies', 'panel/payments'].flatMap((producer) =>
    cases(producer, { 'agent newest': {}, 'agent search': { search: 'elif' } }).map((one) => ({
      ...one,
      scope: 'partner-12',
    })),
  ),
];
