import { ratesView } from '@sigorta/contracts/panel/rates';
import { useAnswer } from '../../app/use-answer.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { BulletinTable } from './BulletinTable.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { InForce } from './InForce.tsx';
import styles from './RatesPage.module.css';
import { SourceBox } from './SourceBox.tsx';
import { useRatesTexts } from './use-rates-texts.ts';

const nothing = {};

/** Which of the central bank's rates prices are made with. */
export function RatesPage() {
  const t = useRatesTexts();
  const { state, again } = useAnswer(ratesView, nothing);
  const { answer } = state;
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {state.at === 'failed' && <Failure code={state.code} again={again} />}
      {!answer && state.at === 'loading' && <Loading />}
      {answer && (
        <div className={styles.sheets}>
          <InForce inForce={answer.inForce} maxAgeDays={answer.maxAgeDays} />
          <SourceBox key={answer.source} answer={answer} onChanged={again} />
          <BulletinTable bulletins={answer.bulletins} source={answer.source} />
          <ChangeTable changes={answer.changes} />
        </div>
      )}
    </>
  );
}
