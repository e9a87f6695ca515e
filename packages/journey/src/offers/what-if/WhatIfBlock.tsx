import type { Offer } from '@sigorta/contracts/offer';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useId, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useScenarioText } from './use-scenario-text.ts';
import styles from './WhatIf.module.css';
import { WhatIfAnswer } from './WhatIfAnswer.tsx';
import { WhatIfQuotes } from './WhatIfQuotes.tsx';

/** more of them at once make a wall of questions */
const shownFirst = 5;

/** What this offer's own terms say of things that may happen; an offer that was asked nothing shows nothing. */
export function WhatIfBlock({ offer }: { offer: Offer }) {
  const { t } = useWords();
  const textOf = useScenarioText();
  const [all, setAll] = useState(false);
  const id = useId();
  const { whatIf = [], clauses = [] } = offer;
  if (whatIf.length === 0) return null;
  const shown = all ? whatIf : whatIf.slice(0, shownFirst);
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('whatIf.title')}
      </h3>
      <p className={styles.lead}>{t('whatIf.lead')}</p>
      <ul className={styles.list}>
        {shown.map((what) => (
          <li key={what.scenario}>
            <p className={styles.question}>{textOf(what)}</p>
            <WhatIfAnswer what={what} rate={offer.exchangeRate} />
            <WhatIfQuotes clauses={clauses.filter(({ number }) => what.clauses.includes(number))} />
          </li>
        ))}
      </ul>
      {shown.length < whatIf.length && (
        <Button variant="text" size="m" onClick={() => setAll(true)}>
          {t('whatIf.more')}
        </Button>
      )}
    </section>
  );
}
