import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { Tabs } from '@sigorta/ui-kit/dialog/Tabs.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import section from './Section.module.css';
import { Video } from './Video.tsx';
import styles from './Videos.module.css';
import { isVideoId } from './video-href.ts';

/** The partner's videos, the first tab featured (spec §2). Another tab stops the one that plays. */
export function Videos() {
  const t = useTexts('shell');
  const ids = useBrand().videos.filter(isVideoId);
  const [current, setCurrent] = useState(ids[0]);
  const tabs = ids.map((id, index) => {
    const label = t('home.videos.tab', { number: index + 1 });
    return { id, label, content: id === current && <Video id={id} label={label} /> };
  });
  const [first] = tabs;
  if (!first) return null;
  return (
    <Container as="section" className={cx(section.plain, styles.section)} aria-labelledby="videos-title">
      <div>
        <h2 id="videos-title">{t('home.videos.title')}</h2>
        <p className={styles.note}>{t('home.videos.note')}</p>
      </div>
      <div className={styles.stage}>
        {tabs.length > 1 ? (
          <Tabs label={t('home.videos.title')} tabs={tabs} value={current} onChange={setCurrent} />
        ) : (
          first.content
        )}
      </div>
    </Container>
  );
}
