import { previewList } from '@sigorta/contracts/panel/release-previews';
import { releaseList } from '@sigorta/contracts/panel/releases';
import { siteView } from '@sigorta/contracts/panel/site';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { FamilyBox } from './FamilyBox.tsx';
import styles from './ReleasesPage.module.css';
import { SiteBox } from './SiteBox.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

const nothing = {};

/** Which release of every part of the site visitors get, and the way back to an older one. */
export function ReleasesPage() {
  const t = useReleasesTexts();
  const { state, answer, code, retry } = useQuery(releaseList, nothing);
  const previews = useQuery(previewList, nothing);
  const site = useQuery(siteView, nothing);
  const again = () => {
    retry();
    previews.retry();
    site.retry();
  };
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="outline" icon="refresh" busy={state === 'loading'} onClick={again}>
            {t('check')}
          </Button>
        }
      />
      {previews.answer?.possible === 'no-database' && <Notice tone="info">{t('preview.noDatabase')}</Notice>}
      {previews.state === 'failed' && state !== 'failed' && (
        <Failure code={previews.code} again={previews.retry} />
      )}
      {site.state === 'failed' && state !== 'failed' && <Failure code={site.code} again={site.retry} />}
      {state === 'failed' && <Failure code={code} again={retry} />}
      {!answer && state === 'loading' && <Loading />}
      <div className={styles.sheets}>
        {site.answer && <SiteBox state={site.answer} onChanged={again} />}
        {answer?.families.map((family) => (
          <FamilyBox key={family.family} state={family} previews={previews.answer} onChanged={again} />
        ))}
      </div>
    </>
  );
}
