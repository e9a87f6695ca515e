import { expect, test } from 'vitest';
import { answersToPrice, root } from './answers-to-price.ts';
import { readingOfPerson } from './paper-of-person.ts';

const fewAnswers = 5;

test('thirteen of eighteen products show one person a price after five answers', async () => {
  const all = await answersToPrice(root, '2026-11-23');
  expect(all).toHaveLength(18);
  expect(all.filter(({ alone }) => alone.asked <= fewAnswers).length).toBeGreaterThanOrEqual(13);
  const abroad = all.find(({ sample }) => sample.product === 'foreign-travel')?.sample;
  expect(abroad).toMatchObject({ persons: 2, price: 5 });
  /* both may only fall; sixteen is the aim, and reached by who has papers read */
  expect(abroad?.inAll).toBeLessThanOrEqual(26);
  expect(abroad?.inAllByPapers).toBeLessThanOrEqual(16);
  /* by hand: two numbers of the paper stand for year and value of kasko, for type, province and step of traffic */
  const byRegister = Object.fromEntries(
    all.map(({ alone }) => [
      alone.product,
      [alone.askedByRegister - alone.asked, alone.inAllByRegister - alone.inAll],
    ]),
  );
  expect(byRegister).toMatchObject({ kasko: [0, -3], traffic: [-1, -3], 'foreign-travel': [0, 0] });
  /* by hand: an identity card says names, birth, sex and number, a passport the nationality and which number too; each is one picture */
  const byPapers = Object.fromEntries(
    all.map(({ sample, alone }) => [
      sample.product,
      [sample.inAllByPapers - sample.inAll, alone.inAllByPapers - alone.inAll],
    ]),
  );
  expect(byPapers).toMatchObject({ 'foreign-travel': [-4 - 6, -4], dask: [-2, -2], scooter: [-3 - 5, -3] });
  for (const { sample, alone } of all) {
    expect(sample.price).toBeGreaterThan(0);
    expect(sample.price, sample.product).toBeLessThan(sample.whole);
    expect(alone.price, alone.product).toBeLessThanOrEqual(sample.price);
  }
});

test('a person’s paper says what the person would have typed', () => {
  const told = { lastName: 'AYDIN', firstName: 'DEFNE', birthDate: '1990-07-05', gender: 'female' };
  const defne = { lastName: 'Aydın', firstName: 'Defne', birthDate: '1990-07-05', gender: 'female' };
  expect(readingOfPerson({ ...defne, nationalId: '72243755252' }, '2026-11-23')).toMatchObject({
    ...told,
    nationalId: '72243755252',
  });
  expect(
    readingOfPerson(
      { ...defne, lastName: 'O’Connor', nationality: '372', passportNo: 'PB4471902' },
      '2026-11-23',
    ),
  ).toMatchObject({ lastName: 'OCONNOR', nationality: '372', number: 'PB4471902', nationalId: null });
  /* no zone is known for a foreigner's identity number alone */
  expect(readingOfPerson({ ...defne, foreignerId: '99123456789' }, '2026-11-23')).toBeNull();
});
