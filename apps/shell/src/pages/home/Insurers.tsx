import { useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Insurers.module.css';
import { insurers } from './insurer-marks.ts';

export function Insurers() {
  const t = useTexts('shell');
  return (
    <Container as="section" className={styles['section']} aria-labelledby="insurers-title">
      <h2 id="insurers-title">{t('home.insurers.title')}</h2>
      <p className={styles['text']}>{t('home.insurers.text')}</p>
      <ul className={styles['grid']}>
        {insurers.map(({ id, name }) => (
          <li key={id} className={styles['cell']}>
            <img src={`/art/insurers/${id}.svg`} alt={name} width={120} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
    </Container>
  );
}
