'use client';
import { useState } from 'react';
import type { LayoutContent } from './content.ts';

/** Light or dark, and the names of the legal texts. */
export function FooterButtons({ content }: { content: LayoutContent }) {
  const [scheme, setScheme] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const choose = (at: number) => {
    setScheme(at);
    document.documentElement.style.colorScheme = ['light dark', 'light', 'dark'][at] ?? '';
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's look would have to be taken away again */}
      <div role="group" className="line" aria-label={content.words['scheme.label']}>
        {content.schemes.map((label, at) => (
          <button key={label} type="button" aria-pressed={at === scheme} onClick={() => choose(at)}>
            {label}
          </button>
        ))}
      </div>
      <nav aria-label={content.words['footer.legal']}>
        <ul className="line">
          {content.legal.map((title) => (
            <li key={title}>
              <button type="button" aria-haspopup="dialog" onClick={() => setShown(title)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {shown && (
        <dialog open className="legal">
          <h2>{shown}</h2>
          <button type="button" onClick={() => setShown(null)}>
            {content.words['kit.close']}
          </button>
        </dialog>
      )}
    </>
  );
}
