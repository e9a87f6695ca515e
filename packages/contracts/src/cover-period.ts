import * as v from 'valibot';
import { calendarDay } from './calendar-day.ts';

/** First and last day of cover in Istanbul, both insured (`@sigorta/validators/cover-period`). */
export const coverPeriodSchema = v.object({ firstDay: calendarDay, lastDay: calendarDay });
