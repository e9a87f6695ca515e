import { companyData } from '@sigorta/legal/company';
import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import styles from './Imprint.module.css';

/** Who stands behind the shop, as legal texts and papers name it: the company, its address and its numbers. */
export function Imprint() {
  const t = useTexts('shell');
  const company = companyData(useBrand());
  const numbers = [
    ['registerNo', company.companyRegisterNo],
    ['mersis', company.companyMersis],
    ['kep', company.companyKep],
  ] as const;
  return (
    <ul className={styles.imprint} aria-label={t('imprint.label')}>
      {[company.companyName, company.companyAddress].map(
        (text) =>
          text && (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ),
      )}
      {numbers.map(
        ([id, number]) =>
          number && (
            <li key={id}>
              {t(`imprint.${id}`)} <bdi dir="ltr">{number}</bdi>
            </li>
          ),
      )}
    </ul>
  );
}
