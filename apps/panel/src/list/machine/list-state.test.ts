import { expect, test } from 'vitest';
import { listState, writeListState } from './list-state.ts';

test('a state survives the way into an address and back', () => {
  const state = {
    page: 3,
    sort: 'amount',
    ascending: true,
    search: 'Şükrü & Söhne',
    filters: { durum: 'PAID', urun: 'dask' },
  };
  expect(listState(new URLSearchParams(writeListState(state).toString()))).toEqual(state);
});

test('defaults are not written', () => {
  const plain = { page: 1, sort: '', ascending: false, search: '', filters: { durum: '' } };
  expect(writeListState(plain).toString()).toBe('');
});

test.each(['0', '-1', '1.5', '41', 'x', ''])('page %s of an address is the first page', (page) => {
  expect(listState(new URLSearchParams({ sayfa: page })).page).toBe(1);
});
