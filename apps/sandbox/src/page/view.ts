import type { World } from '../world.ts';
import { isTextKey, type PageLanguage, type Say, sayIn } from './texts.ts';

/** What every part of the page is drawn with. */
export interface View {
  world: World;
  language: PageLanguage;
  say: Say;
  /** a text whose key is put together at run time; the key itself when there is none */
  sayAny: (key: string) => string;
  /** hour of an instant, Istanbul */
  hour: (instant: string) => string;
  money: (minor: number, currency: string) => string;
}

export const viewOf = (world: World, language: PageLanguage): View => {
  const locale = language === 'en' ? 'en-GB' : 'tr-TR';
  const say = sayIn(language);
  const hour = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Istanbul',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return {
    world,
    language,
    say,
    sayAny: (key) => (isTextKey(key) ? say(key) : key),
    hour: (instant) => hour.format(new Date(instant)),
    money: (minor, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100),
  };
};

/** Rows shown per box; older ones stay reachable through the control interface. */
export const newest = 40;
