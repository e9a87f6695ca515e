import { useTexts } from '@sigorta/runtime/runtime';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { useState } from 'react';
import { LegalDialog } from '../../layout/LegalDialog.tsx';
import styles from './ApplicationForm.module.css';
import { useLegalTexts } from './use-legal-texts.ts';

interface NoticeBoxProps {
  id: string;
  /** what the data is used for here */
  hint: string;
  failed: boolean;
}

/**
 * That the notice was read; nobody consents to what they asked for themselves (KVKK art. 5/2-c, 10). Which wording it was
 * goes along with the message.
 */
export function NoticeBox({ id, hint, failed }: NoticeBoxProps) {
  const t = useTexts('shell');
  const legal = useLegalTexts();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.privacy}>
      <Checkbox
        id={id}
        name="notice"
        label={legal('consent.personal-data-notice')}
        hint={hint}
        error={failed ? legal('consent.personal-data-notice.error') : undefined}
        aside={
          <TextButton onClick={() => setShown(true)}>{legal('consent.personal-data-notice.read')}</TextButton>
        }
      />
      {isShown && (
        <LegalDialog
          id="personal-data-notice"
          title={t('footer.legal.personal-data-notice')}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}
