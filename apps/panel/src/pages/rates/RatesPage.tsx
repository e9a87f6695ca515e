import { ratesView } from '@sigorta/contracts/panel/rates';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { BulletinTable } from './BulletinTable.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { HoldBox } from './HoldBox.tsx';
import { InForce } from './InForce.tsx';
import styles from './RatesPage.module.css';
import { SourceBox } from './SourceBox.tsx';
import { useRatesTexts } from './use-rates-texts.ts';

const nothing = {};

/** Which of the central bank's rates prices are made with. */
export function RatesPage() {
  const t = useRatesTexts();
  const { state, answer, code, retry } = useQuery(ratesView, nothing);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {state === 'failed' && <Failure code={code} again={retry} />}
      {!answer && state === 'loading' && <Loading />}
      {answer && (
        <div className={styles.sheets}>
          <InForce inForce={answer.inForce} maxAgeDays={answer.maxAgeDays} />
          <SourceBox answer={answer} onChanged={retry} />
          <HoldBox hold={answer.hold} onChanged={retry} />
          <BulletinTable bulletins={answer.bulletins} source={answer.source} />
          <ChangeTable changes={answer.changes} />
        </div>
      )}
    </>
  );
}
