import { useBrand, useLocation } from '@sigorta/runtime/runtime';
import { usePopup } from '@sigorta/ui-kit/dialog/use-popup';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useId, useRef, useState } from 'react';
import { phoneHref } from '../layout/phone-href.ts';
import styles from './ChatCorner.module.css';
import { ChatPanel } from './ChatPanel.tsx';
import { chatOf } from './chat-config.ts';
import { useChatTexts } from './use-chat-texts.ts';

/** The floating buttons: call, and chat with its panel. Agencies show their own mark on it (spec §6). */
export function ChatCorner({ number }: { number: string }) {
  const t = useChatTexts();
  const brand = useBrand();
  const { pathname } = useLocation();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const close = () => setOpenAt(null);
  usePopup(open, close, root, trigger);
  const { phone } = brand.footer;
  return (
    <aside className={styles.corner} aria-label={t('title')} data-print="hide">
      {phone && (
        <a className={styles.call} href={phoneHref(phone)} aria-label={t('call')} title={t('call')}>
          <Icon name="phone" />
        </a>
      )}
      <div ref={root} className={styles.chat}>
        <button
          type="button"
          ref={trigger}
          className={styles.button}
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={t('open')}
          title={t('open')}
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          <ChatIcon isOpen={open} />
        </button>
        <div id={panelId} hidden={!open} className={styles.panel}>
          {open && <ChatPanel config={chatOf(brand, number)} />}
        </div>
      </div>
    </aside>
  );
}

function ChatIcon({ isOpen }: { isOpen: boolean }) {
  const { isAgency, faviconUrl } = useBrand();
  if (isOpen) return <Icon name="close" size={24} />;
  if (isAgency) return <img src={faviconUrl ?? '/art/mark-tile.svg'} alt="" width={32} height={32} />;
  return <Icon name="chat" size={24} />;
}
