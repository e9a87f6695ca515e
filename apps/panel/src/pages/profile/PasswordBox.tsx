import { accountPassword } from '@sigorta/contracts/panel/account';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { Box } from '../../layout/Box.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './ProfilePage.module.css';
import { useProfileTexts } from './use-profile-texts.ts';

export function PasswordBox({ again }: { again: () => void }) {
  const t = useProfileTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const change = useAction(accountPassword);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Box title={t('password')}>
      <p className={styles.lead}>{t('password.lead')}</p>
      {change.state === 'done' && !open && (
        <Notice tone="ok" role="status" title={t('password.done')} className={styles.done} />
      )}
      {open ? (
        <PasswordForm
          change={change}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            again();
          }}
        />
      ) : (
        <Button
          ref={button}
          variant="outline"
          onClick={() => {
            change.reset();
            setOpen(true);
          }}
        >
          {t('password.change')}
        </Button>
      )}
    </Box>
  );
}
