import * as v from 'valibot';
import { anything, httpsWhenSet, ownWithNestpay } from './production-rules.ts';
import { anAddress, anyText, standing, unset } from './setting-kinds.ts';
import { httpUrl } from './setting-parsers.ts';

/** What the sandbox takes when nothing is set; everybody can read it here. */
export const sandboxNestpaySecrets = {
  NESTPAY_PASSWORD: 'sandbox-nestpay-password',
  NESTPAY_STORE_KEY: 'sandbox-store-key',
} as const;

/** Settings of the second payment provider, and which of both is the standard one. */
export const connectorSettings = {
  PAYMENT_CONNECTOR: standing(v.picklist(['iyzico', 'nestpay']), 'iyzico', {
    meaning: 'the provider of partners that chose none: iyzico, nestpay',
    fits: 'iyzico or nestpay',
    production: anything,
  }),
  NESTPAY_URL: unset(httpUrl, {
    instead: 'no NestPay account',
    meaning: 'a bank’s NestPay; `/api` and `/est3Dgate` follow',
    fits: anAddress,
    line: 'outside',
    production: httpsWhenSet,
  }),
  NESTPAY_CLIENT_ID: standing(v.string(), '100200300', {
    meaning: 'our merchant number there',
    fits: anyText,
    production: ownWithNestpay,
  }),
  NESTPAY_USER: standing(v.string(), 'sandbox-api', {
    meaning: 'our user of its interface',
    fits: anyText,
    production: ownWithNestpay,
  }),
  NESTPAY_PASSWORD: standing(v.string(), sandboxNestpaySecrets.NESTPAY_PASSWORD, {
    meaning: 'its password; under https not the sandbox’s',
    fits: anyText,
    secret: true,
    production: ownWithNestpay,
  }),
  NESTPAY_STORE_KEY: standing(v.string(), sandboxNestpaySecrets.NESTPAY_STORE_KEY, {
    meaning: 'signs the forms to the bank and back; under https not the sandbox’s',
    fits: anyText,
    secret: true,
    production: ownWithNestpay,
  }),
  NESTPAY_STORE_TYPE: standing(v.picklist(['3d', '3d_pay']), '3d', {
    meaning: '3d: we charge after the bank’s return; 3d_pay: the bank charges before it',
    fits: '3d or 3d_pay',
    production: anything,
  }),
  NESTPAY_DAY_END: standing(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '23:00', {
    meaning: 'when the bank closes its day, Istanbul',
    fits: 'a time such as 23:00',
    production: anything,
  }),
};
