import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { World } from '../world.ts';
import { bulletinNumber, isBusinessDay } from './calendar.ts';
import { currencies, type Rate, rateOn } from './rates.ts';

const istanbulTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
});

/** The bank publishes at half past three (domain/tcmb.json). */
const publishedAt = '15:30';

interface RateSettings {
  override?: Record<string, number> | null;
  holidays?: IsoDate[];
}

const settingsOf = (world: World): RateSettings => world.faults.state('rates').settings;

/** True when the day has a bulletin and the hour of its publication has come. */
export const isPublished = (world: World, day: IsoDate): boolean => {
  const now = world.clock();
  const today = todayInIstanbul(now);
  if (day > today || !isBusinessDay(day, settingsOf(world).holidays)) return false;
  return day < today || istanbulTime.format(now) >= publishedAt;
};

/** The day of the newest bulletin. */
export const newestDay = (world: World): IsoDate => {
  let day = todayInIstanbul(world.clock());
  while (!isPublished(world, day)) day = addDays(day, -1);
  return day;
};

const currencyXml = (rate: Rate, order: number): string =>
  `\t<Currency CrossOrder="${order}" Kod="${rate.currency.code}" CurrencyCode="${rate.currency.code}">
\t\t<Unit>${rate.currency.unit}</Unit>
\t\t<Isim>${rate.currency.turkish}</Isim>
\t\t<CurrencyName>${rate.currency.english}</CurrencyName>
\t\t<ForexBuying>${rate.forexBuying}</ForexBuying>
\t\t<ForexSelling>${rate.forexSelling}</ForexSelling>
\t\t<BanknoteBuying>${rate.banknoteBuying}</BanknoteBuying>
\t\t<BanknoteSelling>${rate.banknoteSelling}</BanknoteSelling>
\t\t<CrossRateUSD/>
\t\t<CrossRateOther/>
\t</Currency>`;

/** The day's rates in the central bank's XML. */
export const bulletinXml = (world: World, day: IsoDate): string => {
  const { override, holidays } = settingsOf(world);
  const [year, month, date] = day.split('-');
  const rows = currencies.map((currency, order) => currencyXml(rateOn(day, currency, override ?? {}), order));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Tarih_Date Tarih="${date}.${month}.${year}" Date="${month}/${date}/${year}" Bulten_No="${year}/${bulletinNumber(day, holidays)}">
${rows.join('\n')}
</Tarih_Date>
`;
};
