import { defaultTimeZone, type OpeningHours, type Weekday, weekdays } from '@sigorta/contracts/opening-hours';

export type Presence = 'online' | 'soon' | 'away';

const span = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]|24):([0-5]\d)$/;

/** Minutes since midnight of both ends; null for anything that is no span of one day. */
function spanOf(text: string | undefined): { from: number; to: number } | null {
  const [, fromHour, fromMinute, toHour, toMinute] = span.exec(text?.trim() ?? '') ?? [];
  if (fromHour === undefined) return null;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return to > from && to <= 24 * 60 ? { from, to } : null;
}

/** Weekday and minutes since midnight on the clocks of a time zone; an unknown zone counts as the default. */
function clockIn(timeZone: string, at: Date): { day: Weekday; minutes: number } {
  const parts = partsOf(timeZone, at) ?? partsOf(defaultTimeZone, at);
  const value = (type: string) => parts?.find((part) => part.type === type)?.value ?? '';
  const day = weekdays.find((name) => name === value('weekday')) ?? 'Mon';
  return { day, minutes: Number(value('hour')) * 60 + Number(value('minute')) };
}

function partsOf(timeZone: string, at: Date): Intl.DateTimeFormatPart[] | null {
  const options = {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', options).formatToParts(at);
  } catch {
    return null;
  }
}

/**
 * Whether somebody can be written to now: `soon` while today's beginning is still ahead, `away` otherwise (spec §4).
 * The end of a span is no longer part of it.
 */
export function presenceAt(hours: OpeningHours, timeZone: string, at: Date): Presence {
  const { day, minutes } = clockIn(timeZone, at);
  const today = spanOf(hours[day]);
  if (!today || minutes >= today.to) return 'away';
  return minutes < today.from ? 'soon' : 'online';
}
