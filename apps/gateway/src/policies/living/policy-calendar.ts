import type { Language } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { endOfDay, startOfDay } from '@sigorta/validators/istanbul';
import { writeCalendar } from './calendar-file.ts';
import type { LivingPolicy } from './read-living.ts';
import { livingTexts } from './texts/living-texts.ts';

/** early enough to ask for a new policy without hurry */
const remindDays = 7;

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** First and last day of a policy for its holder's calendar, each as long as cover lasts on it. */
export function policyCalendar(
  policy: LivingPolicy,
  language: Language,
  by: { brand: string; host: string },
): string {
  const t = livingTexts[language];
  const { startsAt, endsAt, cover } = policy;
  const product = policy.product.product.card.name[language];
  const [line] = policy.terms?.claims ?? [];
  /* read by programs: nothing that is filled in is set apart by invisible letters */
  const said = (text: string, places: Record<string, string>) => fillPlaces(text, places, 'tr');
  const description = [
    said(t['calendar.number'], { number: policy.policyNumber }),
    ...(line ? [said(t['calendar.phone'], { phone: line.phone })] : []),
  ].join('\n');
  const uid = (what: string) => `${policy.purchaseId}-${what}@${by.host}`;
  /* not of now: a kept copy is compared by its bytes */
  return writeCalendar(by.brand, policy.issuedAt, [
    {
      uid: uid('first'),
      startsAt,
      endsAt: earlier(endOfDay(cover.firstDay), endsAt),
      summary: said(t['calendar.begins'], { product }),
      description,
    },
    {
      uid: uid('last'),
      startsAt: later(startOfDay(cover.lastDay), startsAt),
      endsAt,
      summary: said(t['calendar.ends'], { product }),
      description,
      remindDays,
    },
  ]);
}
