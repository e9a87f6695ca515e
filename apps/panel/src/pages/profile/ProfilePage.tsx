import { accountDetail } from '@sigorta/contracts/panel/account';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { useStaffState } from '../../app/staff-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { FactorBox } from './FactorBox.tsx';
import { LanguageBox } from './LanguageBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import styles from './ProfilePage.module.css';
import { RecoveryBox } from './RecoveryBox.tsx';
import { SessionsBox } from './SessionsBox.tsx';
import { useProfileTexts } from './use-profile-texts.ts';

const nothing = {};

/** `/panel/profile` (spec §2): who one is, and everything that protects the account. */
export function ProfilePage() {
  const t = useProfileTexts();
  const panel = useTexts('panel');
  const language = useLanguage();
  const me = useStaffState().state.answer;
  const { state, again } = useAnswer(accountDetail, nothing);
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
        {state.at === 'failed' && <Failure code={state.code} again={again} />}
        {state.at === 'loading' && !state.answer && <Loading />}
        {state.answer && (
          <>
            <SessionsBox sessions={state.answer.sessions} again={again} />
            <PasswordBox again={again} />
            <FactorBox again={again} />
            <RecoveryBox left={state.answer.recoveryCodesLeft} again={again} />
          </>
        )}
      </div>
    </>
  );
}
