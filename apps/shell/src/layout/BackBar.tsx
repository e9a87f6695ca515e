import { Link, useLocation, useNavigate, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import type { MouseEvent } from 'react';
import styles from './BackBar.module.css';

/** Sales-only mode off the home page (spec §2): the way back where header and menu may be missing. */
export function BackBar() {
  const t = useTexts('shell');
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/') return null;
  const goBack = (event: MouseEvent) => {
    // 'default' is the first page of this visit: before it lies another site, so the link leads home.
    if (key === 'default') return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Container as="nav" aria-label={t('header.back')} className={styles.bar} data-print="hide">
      <Link to="/" className={styles.back ?? ''} onClick={goBack}>
        <Icon name="back" />
        {t('header.back')}
      </Link>
    </Container>
  );
}
