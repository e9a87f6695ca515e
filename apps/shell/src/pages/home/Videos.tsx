import { useTexts } from '@sigorta/runtime/runtime';
import { Tabs } from '@sigorta/ui-kit/dialog/Tabs.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import styles from './Videos.module.css';
import { videoHref } from './video-href.ts';

/** The partner's videos, the first tab featured (spec §2). Our page policy allows no frame: each opens elsewhere. */
export function Videos({ videos }: { videos: readonly string[] }) {
  const t = useTexts('shell');
  const tabs = videos.flatMap((id, index) => {
    const href = videoHref(id);
    if (!href) return [];
    const label = t('home.videos.tab', { number: index + 1 });
    return [{ id, label, content: <Poster href={href} label={label} /> }];
  });
  const [first] = tabs;
  if (!first) return null;
  return (
    <Container as="section" className={styles.section} aria-labelledby="videos-title">
      <div>
        <h2 id="videos-title">{t('home.videos.title')}</h2>
        <p className={styles.note}>{t('home.videos.note')}</p>
      </div>
      <div>{tabs.length > 1 ? <Tabs label={t('home.videos.title')} tabs={tabs} /> : first.content}</div>
    </Container>
  );
}

function Poster({ href, label }: { href: string; label: string }) {
  const t = useTexts('shell');
  return (
    <a className={styles.poster} href={href} target="_blank" rel="noopener noreferrer">
      <img src="/art/states/success.svg" alt="" width={320} height={240} loading="lazy" />
      <span className={styles.play}>
        <Icon name="external" />
        {t('home.videos.play')}
        <VisuallyHidden>
          : {label}, {t('footer.newWindow')}
        </VisuallyHidden>
      </span>
    </a>
  );
}
