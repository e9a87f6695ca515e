import * as v from 'valibot';
import type { FeeTerms } from './config.ts';
import { anything, type ProductionRule } from './production-rules.ts';
import { aNumber, standing, unset } from './setting-kinds.ts';
import { whole } from './setting-parsers.ts';

/** An address of files, one a day: `{day}` stands for its eight digits. */
const dayFile = v.pipe(v.string(), v.regex(/^(?:https?|file):\/\/\S*\{day\}\S*$/));
const aDayFile = 'an address (http, https or file) in which {day} stands for the day, such as 20261123';

const closedWay: ProductionRule = {
  word: 'https or file',
  because: 'must begin with https:// or file://',
  fits: (value) => value === undefined || /^(?:https|file):\/\//.test(value),
};

/** `2.99%+0.25` */
const fee = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.\d{1,2})?%\+\d{1,4}(?:\.\d{1,2})?$/),
  v.transform((text): FeeTerms => {
    const [percent = '', lira = ''] = text.split('%+');
    return { basisPoints: Math.round(Number(percent) * 100), fixedMinor: Math.round(Number(lira) * 100) };
  }),
);
const aFee = 'a percentage and lira, such as 2.99%+0.25';

/** Where it is told what providers paid out, and what came to our bank account. */
export const settlementSettings = {
  IYZICO_SETTLEMENT_URL: unset(dayFile, {
    instead: 'what it pays out is not read',
    meaning: 'iyzico’s settlement files, as its SFTP server has them: a mirror, or a folder (file://)',
    fits: aDayFile,
    secret: true,
    production: closedWay,
  }),
  IYZICO_FEE: standing(fee, '2.99%+0.25', {
    meaning: 'what iyzico keeps of a single payment by contract',
    fits: aFee,
    production: anything,
  }),
  IYZICO_PAYOUT_DAYS: standing(whole, '1', {
    meaning: 'days from a charge until iyzico pays it out by contract',
    fits: aNumber,
    production: anything,
  }),
  NESTPAY_SETTLEMENT_URL: unset(dayFile, {
    instead: 'what it pays out is not read',
    meaning: 'the bank’s files of a value date',
    fits: aDayFile,
    secret: true,
    production: closedWay,
  }),
  NESTPAY_FEE: standing(fee, '1.89%+0', {
    meaning: 'what the bank keeps of a single payment by contract',
    fits: aFee,
    production: anything,
  }),
  NESTPAY_PAYOUT_DAYS: standing(whole, '1', {
    meaning: 'days from a charge to its value date by contract',
    fits: aNumber,
    production: anything,
  }),
  BANK_STATEMENT_URL: unset(dayFile, {
    instead: 'neither payouts nor our payments are looked for at the bank',
    meaning:
      'statements of the lira account that providers pay to and insurers are paid from, a day each, in MT940',
    fits: aDayFile,
    secret: true,
    production: closedWay,
  }),
};
