import { releaseList } from '@sigorta/contracts/panel/releases';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { FamilyBox } from './FamilyBox.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

const nothing = {};

/** Which release of every part of the site visitors get, and the way back to an older one. */
export function ReleasesPage() {
  const t = useReleasesTexts();
  const { state, again } = useAnswer(releaseList, nothing);
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="outline" icon="refresh" busy={state.at === 'loading'} onClick={again}>
            {t('check')}
          </Button>
        }
      />
      {state.at === 'failed' && <Failure code={state.code} again={again} />}
      {!state.answer && state.at === 'loading' && <Loading />}
      <div className={styles.sheets}>
        {state.answer?.families.map((family) => (
          <FamilyBox key={family.family} state={family} onChanged={again} />
        ))}
      </div>
    </>
  );
}
