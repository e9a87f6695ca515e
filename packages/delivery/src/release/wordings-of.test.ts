import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { wordingsOf } from './wordings-of.ts';

test('a release names the texts behind its consents once, each in four languages', () => {
  const use = { required: true } as const;
  const wordings = wordingsOf([
    {
      consents: [
        { id: 'information-text', at: 'form', ...use },
        { id: 'personal-data', at: 'form', ...use },
      ],
    },
    {
      consents: [
        { id: 'information-text', at: 'form', ...use },
        { id: 'pre-information', at: 'payment', ...use },
      ],
    },
  ]);
  /* by hand: the notice stands behind the information text, the express consent behind the personal data */
  expect(Object.keys(wordings)).toEqual(['express-consent', 'personal-data-notice', 'pre-information']);
  for (const sums of Object.values(wordings)) {
    expect(Object.keys(sums).toSorted()).toEqual([...languages].toSorted());
    for (const sum of Object.values(sums)) expect(sum).toMatch(/^[0-9a-f]{64}$/);
  }
});
