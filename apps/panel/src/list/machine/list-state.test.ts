import { applicationList } from '@sigorta/contracts/panel/applications';
import { policyList } from '@sigorta/contracts/panel/policies';
import { expect, test } from 'vitest';
import { readListState, requestOf, writeListState } from './list-state.ts';

const fields = ['state', 'product', 'from'] as const;
const read = (address: string) => readListState(new URLSearchParams(address), applicationList, fields);

test('a state survives the way into an address and back', () => {
  const state = {
    page: 3,
    sort: 'due',
    ascending: true,
    search: 'Şükrü & Söhne',
    filters: { state: 'done', product: 'dask' },
  };
  expect(writeListState(state).toString()).toBe(
    'durum=done&urun=dask&ara=%C5%9E%C3%BCkr%C3%BC+%26+S%C3%B6hne&sira=due&yon=artan&sayfa=3',
  );
  expect(read(writeListState(state).toString())).toEqual(state);
});

test('defaults are not written', () => {
  const plain = { page: 1, sort: '', ascending: false, search: '', filters: { state: '' } };
  expect(writeListState(plain).toString()).toBe('');
});

test.each(['0', '-1', '1.5', '41', 'x', ''])('page %s of an address is the first page', (page) => {
  expect(read(`sayfa=${page}`).page).toBe(1);
});

test.each([
  ['a state the list does not know', 'durum=paid'],
  ['a filter of another list', 'sirket=acme'],
  ['a day that is none', 'ilk=yesterday'],
  ['a product’s id that cannot be one', 'urun=%3Cscript%3E'],
])('%s is left out', (_, address) => {
  expect(read(address).filters).toEqual({});
});

test('a sort of another list is the list’s own order', () => {
  expect(read('sira=amount').sort).toBe('');
  expect(read('sira=due').sort).toBe('due');
});

test('the spelling of before still narrows by state, the one of now before it', () => {
  expect(read('state=done').filters).toEqual({ state: 'done' });
  expect(read('state=done&durum=new').filters).toEqual({ state: 'new' });
});

test('a search longer than the gateway takes is none', () => {
  expect(read(`ara=${'x'.repeat(100)}`).search).toHaveLength(100);
  expect(read(`ara=${'x'.repeat(101)}`).search).toBe('');
});

test('the gateway is asked in the names and types of the contract', () => {
  const state = readListState(
    new URLSearchParams('biten=30&durum=ISSUED&ilk=2026-11-01&ara=4711'),
    policyList,
    ['endsWithin', 'state', 'from', 'to'],
  );
  expect(requestOf(policyList, state)).toEqual({
    page: 1,
    ascending: false,
    search: '4711',
    endsWithin: 30,
    state: 'ISSUED',
    from: '2026-11-01',
  });
});
