import { dataRequestList } from '@sigorta/contracts/panel/data-requests';
import { expect, test } from 'vitest';
import { definePanelList } from './panel-list.ts';

const t = () => (key: 'title' | 'text') => key;
const plain = {
  operation: dataRequestList,
  texts: t,
  words: { title: 'title', text: 'text', search: 'text' },
  columns: [],
  keyOf: ({ id }: { id: string }) => id,
} as const;

test('a declaration is given back as it is', () => {
  expect(definePanelList(plain)).toBe(plain);
});

const label = 'title';
const cell = () => null;
const say = () => '';

/* none of these compiles; each comment fails the type check when its line does */
export const mistakes = [
  // @ts-expect-error a row has no such field
  () => definePanelList({ ...plain, columns: [{ field: 'premium', label, cell }] }),
  // @ts-expect-error the list cannot be sorted by it
  () => definePanelList({ ...plain, columns: [{ field: 'id', label, sort: 'phone', cell }] }),
  // @ts-expect-error the page has no such text
  () => definePanelList({ ...plain, columns: [{ field: 'id', label: 'headline', cell }] }),
  // @ts-expect-error the request has no such filter
  () => definePanelList({ ...plain, filters: { insurer: { label, choices: 'insurers' } } }),
  // @ts-expect-error the request takes no such value
  () => definePanelList({ ...plain, filters: { state: { label, values: ['gone'], say } } }),
  // @ts-expect-error the request has no days
  () => definePanelList({ ...plain, days: true }),
  // @ts-expect-error a row has no such field
  () => definePanelList({ ...plain, keyOf: ({ orderId }) => orderId }),
];
