'use client';
import { useState } from 'react';

interface InsurersProps {
  title: string;
  text: string;
  more: string;
  insurers: readonly { id: string; name: string }[];
  first: number;
}

export function Insurers({ title, text, more, insurers, first }: InsurersProps) {
  const [all, setAll] = useState(false);
  return (
    <section className="container insurers" aria-labelledby="insurers-title">
      <h2 id="insurers-title">{title}</h2>
      <p>{text}</p>
      <ul>
        {insurers.slice(0, all ? undefined : first).map(({ id, name }) => (
          <li key={id}>
            <img src={`/art/insurers/${id}.svg`} alt={name} width={120} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
      {insurers.length > first && !all && (
        <button type="button" className="outline" onClick={() => setAll(true)}>
          {more}
        </button>
      )}
    </section>
  );
}
