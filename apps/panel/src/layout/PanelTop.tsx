import { Link, useBrand, useTexts } from '@sigorta/runtime/runtime';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Drawer } from '@sigorta/ui-kit/dialog/Drawer.tsx';
import { useState } from 'react';
import { PanelMenu } from './PanelMenu.tsx';
import styles from './PanelTop.module.css';

/** On phones: the brand and the button that opens the menu. A new page brings a new, closed one. */
export function PanelTop() {
  const t = useTexts('panel');
  const { name } = useBrand();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.top}>
      <Link to="/panel/dashboard" className={styles.brand}>
        {name}
      </Link>
      <IconButton icon="menu" label={t('nav.open')} onClick={() => setOpen(true)} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('nav.label')}
        side="start"
        className={styles.drawer}
      >
        <PanelMenu />
      </Drawer>
    </header>
  );
}
