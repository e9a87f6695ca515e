'use client';
import { useState } from 'react';
import type { CardContent } from './content.ts';
import { Link } from './Link.tsx';

interface ProductGridProps {
  title: string;
  all: string;
  fewer: string;
  cards: readonly CardContent[];
  first: number;
}

export function ProductGrid({ title, all, fewer, cards, first }: ProductGridProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section id="products" className="container product-grid" aria-labelledby="products-title">
      <h2 id="products-title">{title}</h2>
      <ul>
        {cards.slice(0, isWhole ? undefined : first).map((card) => (
          <li key={card.id} className="card">
            <img src={`/art/products/${card.image}`} alt="" width={128} height={96} loading="lazy" />
            <div>
              <h3>
                <Link href={card.path}>{card.name}</Link>
              </h3>
              <p>{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? fewer : all}
      </button>
    </section>
  );
}
