import { isIsoDate } from '@sigorta/validators/iso-date';
import * as v from 'valibot';
import type { FeeTerms, InstallmentFee } from './config.ts';
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

const feeTerms = (text: string): FeeTerms => {
  const [percent = '', lira = ''] = text.split('%+');
  return { basisPoints: Math.round(Number(percent) * 100), fixedMinor: Math.round(Number(lira) * 100) };
};

/** `2.99%+0.25` */
const fee = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.\d{1,2})?%\+\d{1,4}(?:\.\d{1,2})?$/),
  v.transform(feeTerms),
);

const installmentFee = /^(\d{1,2})(?:@(\d{4}-\d\d-\d\d))?:(\d{1,2}(?:\.\d{1,2})?%\+\d{1,4}(?:\.\d{1,2})?)$/;

/** `3:6.49%+0.25`, and with the day of its first charge `3@2027-01-01:6.29%+0.25` */
function installmentFeeOf(text: string): InstallmentFee | null {
  const [, digits = '', since = null, terms = ''] = installmentFee.exec(text) ?? [];
  const count = Number(digits);
  return count < 2 || (since !== null && !isIsoDate(since)) ? null : { count, since, ...feeTerms(terms) };
}

const nameOf = ({ count, since }: InstallmentFee): string => `${count} ${since}`;

const installmentFees = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => installmentFeeOf(one.trim()))),
  v.check(
    (fees) => new Set(fees.map((one) => one && nameOf(one))).size === fees.length && !fees.includes(null),
  ),
  v.transform((fees) => fees.flatMap((one) => one ?? [])),
);
const aFee = 'a percentage and lira, such as 2.99%+0.25';

/** Of an account in another currency than lira: only what leaves it for insurers and partners is looked for there. */
const statementIn = (currency: string) =>
  unset(dayFile, {
    instead: `payments in ${currency} are not looked for at the bank`,
    meaning: `statements of the account from which insurers and partners are paid in ${currency}, a day each, in MT940`,
    fits: aDayFile,
    secret: true,
    line: 'outside',
    production: closedWay,
  });

/** Where it is told what providers paid out, and what came to our bank account. */
export const settlementSettings = {
  IYZICO_SETTLEMENT_URL: unset(dayFile, {
    instead: 'what it pays out is not read',
    meaning: 'iyzico’s settlement files, as its SFTP server has them: a mirror, or a folder (file://)',
    fits: aDayFile,
    secret: true,
    line: 'outside',
    production: closedWay,
  }),
  IYZICO_FEE: standing(fee, '2.99%+0.25', {
    meaning: 'what iyzico keeps of a single payment by contract',
    fits: aFee,
    production: anything,
  }),
  IYZICO_INSTALLMENT_FEES: unset(installmentFees, {
    instead: 'fees of installments are posted and not judged',
    meaning:
      'what iyzico keeps of a payment in so many installments by contract; a day after @ is that of the first charge it is for',
    fits: 'numbers of installments, each once a day, with a percentage and lira, such as 2:4.89%+0.25,3:6.49%+0.25,3@2027-01-01:6.29%+0.25',
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
    line: 'outside',
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
    line: 'outside',
    production: closedWay,
  }),
  BANK_STATEMENT_URL_EUR: statementIn('euro'),
  BANK_STATEMENT_URL_USD: statementIn('dollar'),
};
