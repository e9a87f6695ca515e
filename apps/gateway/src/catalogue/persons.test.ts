import { expect, test } from 'vitest';
import { insuredNames } from './persons.ts';

test('a name is first and last name; the father’s is none of it', () => {
  const insured = [
    { firstName: 'Ayşe', fatherName: 'Mehmet', lastName: 'Yılmaz' },
    { firstName: 'محمد', lastName: 'الأحمد' },
  ];
  expect(insuredNames({ insured })).toEqual(['Ayşe Yılmaz', 'محمد الأحمد']);
});

test('without a list of persons the one who filled the form is insured', () => {
  expect(insuredNames({ firstName: 'Ayşe', lastName: 'Yılmaz', petName: 'Boncuk' })).toEqual(['Ayşe Yılmaz']);
  expect(insuredNames({ plate: '34ABC123', insured: [] })).toEqual([]);
});
