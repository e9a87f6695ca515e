import type { FieldContent, FormContent } from './content.ts';

/** By field; persons' fields carry their place: `birthDate.0`. Dates as `2026-12-01`. */
export type Answers = Readonly<Record<string, string>>;

export interface Problem {
  field: string;
  message: string;
}

const dayMs = 24 * 3600_000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const isShown = ({ when }: FieldContent, answers: Answers): boolean =>
  !when || when.is.includes(answers[when.field] ?? '');

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const birthFault = (
  { maxAge }: FieldContent,
  answer: string,
  { from, today }: { from: string; today: string },
) => {
  if (answer > today) return 'future';
  return maxAge !== undefined && answer <= yearsBefore(from, maxAge + 1) ? 'tooOld' : null;
};

function dayFault(
  { minDays = 0, maxDays, notBefore }: FieldContent,
  answer: string,
  answers: Answers,
  today: string,
) {
  if (answer < addDays(today, minDays)) return 'past';
  if (maxDays !== undefined && answer > addDays(today, maxDays)) return 'tooLate';
  return answer < (answers[notBefore ?? ''] ?? '') ? 'order' : null;
}

/** What is wrong with one answer, by its name among the field's faults. */
function faultOf(field: FieldContent, answer: string, answers: Answers, today: string): string | null {
  if (answer === '') return field.optional ? null : 'missing';
  if (field.kind === 'birthDate')
    return birthFault(field, answer, { from: answers.beginDate ?? today, today });
  return field.kind === 'date' ? dayFault(field, answer, answers, today) : null;
}

/**
 * What has to be put right in one step before the next opens.
 * @param persons how many are insured
 * @param today `2026-11-27`
 */
export function checkAnswers(
  content: FormContent,
  step: FormContent['steps'][number],
  answers: Answers,
  { persons, today }: { persons: number; today: string },
): Problem[] {
  const places = step.ofPersons ? Array.from({ length: persons }, (_, at) => `.${at}`) : [''];
  const problems = places.flatMap((place) =>
    step.fields
      .filter((field) => isShown(field, answers))
      .flatMap((field) => {
        const name = `${field.name}${place}`;
        const fault = faultOf(field, answers[name] ?? '', answers, today);
        return fault ? [{ field: name, message: field.faults[fault] ?? fault }] : [];
      }),
  );
  const { beginDate, endDate } = answers;
  const isTooLong =
    !step.ofPersons &&
    problems.length === 0 &&
    Date.parse(endDate ?? '') - Date.parse(beginDate ?? '') >= content.longest.days * dayMs;
  return isTooLong ? [{ field: 'endDate', message: content.longest.fault }] : problems;
}
