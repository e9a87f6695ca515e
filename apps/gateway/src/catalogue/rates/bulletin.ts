import { type ExchangeRate, type RateKind, rateKinds } from '@sigorta/contracts/offer';
import { isIsoDate } from '@sigorta/validators/iso-date';
import { childOf, isElement, parseXml, type XmlElement } from '../../insurers/xml.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';

export type RateCurrency = ExchangeRate['currency'];

export interface Bulletin {
  /** ISO date */
  date: string;
  number: string;
  /** by currency and kind; banknotes are missing for some */
  rates: Partial<Record<RateCurrency, Partial<Record<RateKind, string>>>>;
}

const decimal = /^(\d{1,6})(?:\.(\d{1,6}))?$/;

/** `50.12345` for `unit` units as lira for one, four decimals, rounded half up; null when there is no rate. */
export const rateText = (text: string, unit: string): string | null => {
  const match = decimal.exec(text.trim());
  const units = BigInt(/^\d{1,6}$/.test(unit.trim()) ? unit.trim() : '0');
  if (!match || units === 0n) return null;
  const millionths = BigInt(`${match[1]}${(match[2] ?? '').padEnd(6, '0')}`);
  const tenThousandths = (millionths * 2n + 100n * units) / (200n * units);
  if (tenThousandths === 0n) return null;
  const digits = tenThousandths.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

const textOf = (element: unknown, name: string): string => {
  const value = childOf(element, name);
  return typeof value === 'string' ? value : '';
};

const currenciesOf = (root: XmlElement): XmlElement[] => {
  const found = childOf(root, 'Currency');
  return (Array.isArray(found) ? found : [found]).filter(isElement);
};

const elements: Record<RateKind, string> = {
  'forex-selling': 'ForexSelling',
  'forex-buying': 'ForexBuying',
  'banknote-selling': 'BanknoteSelling',
  'banknote-buying': 'BanknoteBuying',
};

const ratesOf = (currency: XmlElement): Partial<Record<RateKind, string>> => {
  const found: Partial<Record<RateKind, string>> = {};
  for (const kind of rateKinds) {
    const rate = rateText(textOf(currency, elements[kind]), textOf(currency, 'Unit'));
    if (rate !== null) found[kind] = rate;
  }
  return found;
};

/** `08.10.2020` → `2020-10-08` */
const isoOf = (text: string): string => text.split('.').reverse().join('-');

/**
 * The central bank's daily XML: the rates of euro and dollar.
 * @throws UpstreamError `invalid-answer`
 */
export const readBulletin = (body: Buffer): Bulletin => {
  const root = childOf(parseXml(body), 'Tarih_Date');
  if (!isElement(root)) throw new UpstreamError('invalid-answer');
  const date = isoOf(textOf(root, '@Tarih'));
  const number = textOf(root, '@Bulten_No');
  if (!isIsoDate(date) || !/^\d{4}\/\d{1,4}$/.test(number)) throw new UpstreamError('invalid-answer');
  const rates: Bulletin['rates'] = {};
  for (const currency of currenciesOf(root)) {
    const code = textOf(currency, '@Kod');
    if (code !== 'EUR' && code !== 'USD') continue;
    rates[code] = ratesOf(currency);
  }
  return { date, number, rates };
};
