import { useEffect, useRef } from 'react';
import type { Problem } from './check-answers.ts';

interface ErrorSummaryProps {
  titles: readonly string[];
  problems: readonly Problem[];
}

/** What has to be put right, each with a way to its field; takes the focus when it comes. */
export function ErrorSummary({ titles, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="errors" role="alert" tabIndex={-1}>
      <h2>{titles[problems.length - 1]}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#f-${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
