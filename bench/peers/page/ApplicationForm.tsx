'use client';
import { type FormEvent, useState } from 'react';
import { type Answers, checkAnswers, isShown, type Problem } from './check-answers.ts';
import type { FormContent, StepContent } from './content.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { Icon } from './Icon.tsx';
import { Ticket } from './Ticket.tsx';

const firstAnswers = (content: FormContent): Answers =>
  Object.fromEntries(
    content.steps.flatMap(({ fields }) =>
      fields.flatMap(({ name, kind, options }) =>
        kind === 'choice' ? [[name, options[0]?.value ?? '']] : [],
      ),
    ),
  );

/** The steps of the form: what is done is folded, one is open, the rest lies ahead. */
export function ApplicationForm({ content, language }: { content: FormContent; language: string }) {
  const [answers, setAnswers] = useState<Answers>(() => firstAnswers(content));
  const [open, setOpen] = useState(0);
  const [persons, setPersons] = useState(1);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isAsking, setAsking] = useState(false);

  const answer = (name: string, value: string) => setAnswers((before) => ({ ...before, [name]: value }));
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    const step = content.steps[open];
    if (!step) return;
    const today = new Date().toISOString().slice(0, 10);
    const found = checkAnswers(content, step, answers, { persons, today });
    setProblems(found);
    if (found.length > 0) return;
    if (open + 1 < content.steps.length) setOpen(open + 1);
    else setAsking(true);
  };
  return (
    <>
      <form id="application" className="application" noValidate onSubmit={proceed}>
        <ErrorSummary titles={content.errorTitles} problems={problems} />
        {content.steps.map((step, at) => (
          <section key={step.id} id={`step-${step.id}`} aria-current={at === open ? 'step' : undefined}>
            <h2>{step.title}</h2>
            {at === open && <bdi dir="ltr" className="of">{`${at + 1} / ${content.steps.length}`}</bdi>}
            <p className="hint">{step.hint}</p>
            {at === open && (
              <>
                <StepFields {...{ content, step, answers, problems, persons, language, answer }} />
                {step.ofPersons && persons < content.persons.length && (
                  <button type="button" className="outline" onClick={() => setPersons(persons + 1)}>
                    {content.words['form.person.add']}
                  </button>
                )}
                <button type="submit">
                  {
                    content.words[
                      at + 1 < content.steps.length
                        ? 'form.continue'
                        : isAsking
                          ? 'form.submitting'
                          : 'form.submit'
                    ]
                  }
                  <Icon name="arrow" />
                </button>
              </>
            )}
          </section>
        ))}
      </form>
      <Ticket content={content} answers={answers} language={language} />
    </>
  );
}

interface StepFieldsProps {
  content: FormContent;
  step: StepContent;
  answers: Answers;
  problems: readonly Problem[];
  persons: number;
  language: string;
  answer: (name: string, value: string) => void;
}

function StepFields({ content, step, answers, problems, persons, language, answer }: StepFieldsProps) {
  const places = step.ofPersons ? Array.from({ length: persons }, (_, at) => `.${at}`) : [''];
  return places.map((place, at) => (
    <div key={place} className="fields">
      {step.ofPersons && <h3>{content.persons[at]}</h3>}
      {step.fields
        .filter((field) => isShown(field, answers))
        .map((field) => {
          const name = `${field.name}${place}`;
          return (
            <FormField
              key={name}
              name={name}
              field={field}
              words={content.words}
              value={answers[name] ?? ''}
              fault={problems.find((problem) => problem.field === name)?.message}
              region={answers.region ?? ''}
              language={language}
              onAnswer={answer}
            />
          );
        })}
    </div>
  ));
}
