import { useBrand } from '@sigorta/runtime/runtime';
import styles from './LoadingScreen.module.css';

/** Whose waiting room it is (spec §2: logo, title …), where no header says so: its logo, or its name. */
export function WaitingBrand() {
  const { showHeader, logoUrl, name } = useBrand();
  if (showHeader) return null;
  return (
    <p className={styles.brand}>
      {logoUrl ? <img src={logoUrl} alt={name} width={128} height={40} /> : <bdi>{name}</bdi>}
    </p>
  );
}
