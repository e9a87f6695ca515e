import { describe, expect, test } from 'vitest';
import { checkCardNumber } from '../card.ts';
import { isTurkishIban } from '../iban.ts';
import { isImei } from '../imei.ts';
import { isLicenceSerial } from '../licence-serial.ts';
import { checkForeignerId, isNationalId } from '../national-id.ts';
import { isPassport, isTurkishPassport } from '../passport.ts';
import { isTurkishPhone } from '../phone.ts';
import { isPlate } from '../plate.ts';
import { isTaxNumber } from '../tax-number.ts';
import { isUavt } from '../uavt.ts';
import vectors from './test-vectors.json' with { type: 'json' };

type Rule = keyof typeof vectors.rules;

const accepts: Record<Rule, (text: string) => boolean> = {
  tckn: isNationalId,
  ykn: (text) => checkForeignerId(text) === 'ok',
  vkn: isTaxNumber,
  imei: isImei,
  card: (text) => checkCardNumber(text) !== 'bad',
  plate: isPlate,
  ruhsat: isLicenceSerial,
  uavt: isUavt,
  gsm_tr: isTurkishPhone,
  passport_tr: isTurkishPassport,
  passport_any: isPassport,
  iban_tr: isTurkishIban,
};

const rules = Object.keys(vectors.rules) as Rule[];

test('every rule of the vectors has a validator', () => {
  expect(rules.toSorted()).toEqual(Object.keys(accepts).toSorted());
});

describe.each(rules)('%s', (rule) => {
  test.each(vectors.rules[rule].valid)('accepts "%s"', (value) => {
    expect(accepts[rule](value)).toBe(true);
  });

  test.each(vectors.rules[rule].invalid)('refuses "$value": $why', ({ value }) => {
    expect(accepts[rule](value)).toBe(false);
  });
});
