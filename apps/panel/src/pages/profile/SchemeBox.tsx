import { type SchemeChoice, useBrand, useScheme } from '@sigorta/runtime/runtime';
import { Box } from '../../layout/Box.tsx';
import styles from './LanguageBox.module.css';
import { useProfileTexts } from './use-profile-texts.ts';

const choices: readonly SchemeChoice[] = ['system', 'light', 'dark'];

/** The panel light, dark or as the system is; kept in this browser, for the shop too. */
export function SchemeBox() {
  const t = useProfileTexts();
  const { onlyLight } = useBrand();
  const [chosen, choose] = useScheme();
  if (onlyLight) return null;
  return (
    <Box title={t('scheme')}>
      <ul className={styles.languages}>
        {choices.map((choice) => (
          <li key={choice}>
            <button type="button" aria-pressed={choice === chosen} onClick={() => choose(choice)}>
              {t(`scheme.${choice}`)}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
