import { useBrand } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Purchase } from '../polling.ts';
import { writeCalendar } from './calendar-file.ts';

/** early enough to ask for a new policy without hurry */
const remindDays = 7;

/** Gives the first and the last day of the policy to the buyer's own calendar, as a file: nothing is asked of anybody for it. */
export function AddToCalendar({ purchase }: { purchase: Purchase }) {
  const { t, language } = useWords();
  const { card } = useProduct();
  const { name } = useBrand();
  const { personal, purchaseId } = purchase;
  if (!personal?.cover) return null;
  const { cover, policyNumber, help } = personal;
  const save = (): void => {
    const product = card.name[language];
    const description = [
      ...(policyNumber === null ? [] : [t('calendar.number', { number: policyNumber })]),
      ...(help === null ? [] : [t('calendar.phone', { phone: help.phone })]),
    ].join('\n');
    const of = (what: string) => `${purchaseId}-${what}@${location.hostname}`;
    const file = writeCalendar(name, new Date(), [
      { uid: of('first'), day: cover.firstDay, summary: t('calendar.begins', { product }), description },
      {
        uid: of('last'),
        day: cover.lastDay,
        summary: t('calendar.ends', { product }),
        description,
        remindDays,
      },
    ]);
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${policyNumber ?? purchaseId}.ics`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="text" size="m" icon="calendar" onClick={save}>
      {t('calendar.add')}
    </Button>
  );
}
