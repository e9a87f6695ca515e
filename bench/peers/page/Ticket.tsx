import { type Answers, isShown } from './check-answers.ts';
import type { FormContent } from './content.ts';
import { Icon } from './Icon.tsx';

interface TicketProps {
  content: FormContent;
  answers: Answers;
  language: string;
}

/** The summary that fills as one answers. */
export function Ticket({ content, answers, language }: TicketProps) {
  const fields = content.steps.filter(({ ofPersons }) => !ofPersons).flatMap((step) => step.fields);
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const ends = fields
    .filter(({ kind }) => kind === 'date')
    .map(({ name, label }) => ({
      name,
      label,
      day: answers[name] ? format.format(Date.parse(answers[name])) : '–',
    }));
  const rows = fields.flatMap((field) => {
    const option = field.options.find(({ value }) => value === answers[field.name]);
    return option && content.summary.includes(field.name) && isShown(field, answers)
      ? [{ label: field.label, value: option.label }]
      : [];
  });
  return (
    <aside className="ticket" aria-label={content.words['form.ticket.title']}>
      <div className="top">
        <h2>{content.words['form.ticket.title']}</h2>
        <div className="leg">
          {ends.map(({ name, label, day }, at) => (
            <div key={name}>
              {at > 0 && <Icon name="arrow" />}
              <span>{label}</span>
              <b>
                <bdi>{day}</bdi>
              </b>
            </div>
          ))}
        </div>
      </div>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{content.words['form.ticket.priceFirst']}</p>
    </aside>
  );
}
