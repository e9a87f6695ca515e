import { ar as arMarks } from '@sigorta/journey/texts/offers/ar';
import { en as enMarks } from '@sigorta/journey/texts/offers/en';
import { ru as ruMarks } from '@sigorta/journey/texts/offers/ru';
import { tr as trMarks } from '@sigorta/journey/texts/offers/tr';
import { expect, test } from 'vitest';
import { faq as ar } from './faq/ar.ts';
import { faq as en } from './faq/en.ts';
import { faq as ru } from './faq/ru.ts';
import { faq as tr } from './faq/tr.ts';

/* A question tells what a fitting offer has written on it: it is what stands there. */
test.each([
  ['tr', tr, trMarks],
  ['en', en, enMarks],
  ['ar', ar, arMarks],
  ['ru', ru, ruMarks],
])('the question about a visa names the mark of a fitting offer in %s', (_language, faq, marks) => {
  expect(JSON.stringify(faq)).toContain(marks['fit.schengen-visa.fits.short']);
});
