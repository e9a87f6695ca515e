import { useTexts } from '@sigorta/runtime/runtime';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { Suspense, useState } from 'react';
import styles from './MobileMenu.module.css';
import { NotComeIfThere } from './NotComeIfThere.tsx';

const MobileDrawer = later(async () => (await import('./MobileDrawer.tsx')).MobileDrawer, NotComeIfThere);

/** The menu button of narrow screens. The drawer comes when a finger goes down on it. */
export function MobileMenu() {
  const t = useTexts('shell');
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.mobile}>
      <IconButton
        icon="menu"
        label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={MobileDrawer.ahead}
        onClick={show}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
