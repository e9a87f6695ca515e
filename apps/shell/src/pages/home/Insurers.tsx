import { insurerNames } from '@sigorta/insurers/insurers';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import styles from './Insurers.module.css';
import section from './Section.module.css';
import { firstInsurers, shownInsurers } from './shown-insurers.ts';

export function Insurers() {
  const t = useTexts('shell');
  const [all, setAll] = useState(false);
  return (
    <Container as="section" className={cx(section.plain, styles.section)} aria-labelledby="insurers-title">
      <h2 id="insurers-title">{t('home.insurers.title')}</h2>
      <p className={styles.text}>{t('home.insurers.text')}</p>
      <ul className={styles.grid}>
        {shownInsurers(insurerNames, all).map(({ id, name }) => (
          <li key={id} className={styles.cell}>
            <img src={`/art/insurers/${id}.svg`} alt={name} width={120} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
      {insurerNames.length > firstInsurers && !all && (
        <Button variant="outline" className={styles.more} onClick={() => setAll(true)}>
          {t('home.insurers.more')}
        </Button>
      )}
    </Container>
  );
}
