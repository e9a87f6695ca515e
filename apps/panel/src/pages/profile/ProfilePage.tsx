import { accountDetail } from '@sigorta/contracts/panel/account';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { useStaffState } from '../../app/staff-context.tsx';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { FactorBox } from './FactorBox.tsx';
import { LanguageBox } from './LanguageBox.tsx';
import { PasskeysBox } from './PasskeysBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import styles from './ProfilePage.module.css';
import { RecoveryBox } from './RecoveryBox.tsx';
import { SchemeBox } from './SchemeBox.tsx';
import { SessionsBox } from './SessionsBox.tsx';
import { useProfileTexts } from './use-profile-texts.ts';

const nothing = {};

/** `/panel/profile` (spec §2): who one is, and everything that protects the account. */
export function ProfilePage() {
  const t = useProfileTexts();
  const panel = useTexts('panel');
  const language = useLanguage();
  const me = useStaffState().answer;
  const { state, answer, code, retry } = useQuery(accountDetail, nothing);
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.boxes}>
        {me && (
          <Box title={t('me')}>
            <KeyValue
              rows={[
                { label: t('name'), value: me.name },
                { label: t('email'), value: <bdi dir="ltr">{me.email}</bdi> },
                { label: t('role'), value: panel(`role.${me.role}`) },
                { label: t('partner'), value: me.partner?.name ?? t('partner.all') },
                { label: t('sessionEnds'), value: formatDateTime(me.sessionEndsAt, language) },
              ]}
            />
          </Box>
        )}
        <LanguageBox />
        <SchemeBox />
        {state === 'failed' && <Failure code={code} again={retry} />}
        {state === 'loading' && !answer && <Loading />}
        {answer && (
          <>
            <SessionsBox sessions={answer.sessions} again={retry} />
            <PasswordBox again={retry} />
            {answer.passkeys && <PasskeysBox passkeys={answer.passkeys} again={retry} />}
            <FactorBox again={retry} />
            <RecoveryBox left={answer.recoveryCodesLeft} again={retry} />
          </>
        )}
      </div>
    </>
  );
}
