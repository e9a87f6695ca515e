import { expect, test } from 'vitest';
import { readTermsForm } from './terms-form.ts';

const typed = {
  kind: 'commission',
  insurerId: 'poyraztas',
  product: '',
  share: '15,25',
  firstDay: '2026-11-24',
  reason: 'Yeni sözleşme',
};
const read = (change: Partial<typeof typed> & { partnerId?: string }) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...change })) data.set(name, value);
  return readTermsForm(data, '2026-11-23');
};
const asked = { firstDay: '2026-11-24', reason: 'Yeni sözleşme' };

test.each([
  ['15,25', 1_525],
  ['15', 1_500],
  ['0', 0],
  ['0,5', 50],
  ['100', 10_000],
])('%s percent are %i hundredths', (share, basisPoints) => {
  expect(read({ share })).toEqual({
    wanted: { kind: 'commission', insurerId: 'poyraztas', product: null, basisPoints, ...asked },
  });
});

test('a partner’s part names the partner alone', () => {
  expect(read({ kind: 'partner', partnerId: 'kaya-acente', share: '30' })).toEqual({
    wanted: { kind: 'partner', partnerId: 'kaya-acente', basisPoints: 3_000, ...asked },
  });
});

test.each([
  [{ insurerId: '' }, 'insurerId'],
  [{ kind: 'partner' }, 'partnerId'],
  [{ share: '100,01' }, 'share'],
  [{ share: 'çok' }, 'share'],
  [{ share: '' }, 'share'],
  [{ firstDay: '2026-11-23' }, 'firstDay'],
  [{ firstDay: '' }, 'firstDay'],
  [{ reason: 'kısa' }, 'reason'],
])('%o is wrong in %s', (change, field) => {
  expect(read(change)).toEqual({ wrong: [field] });
});
