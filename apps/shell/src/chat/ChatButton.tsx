import { useBrand, useLocation } from '@sigorta/runtime/runtime';
import { usePopup } from '@sigorta/ui-kit/dialog/use-popup';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useId, useRef, useState } from 'react';
import styles from './ChatCorner.module.css';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatConfig } from './chat-config.ts';
import { presenceAt } from './opening-hours.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { useMinute } from './use-minute.ts';

/** Opens the panel; outside its hours it says so itself (spec §4). */
export function ChatButton({ config }: { config: ChatConfig }) {
  const t = useChatTexts();
  const { pathname } = useLocation();
  const now = useMinute();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const close = () => setOpenAt(null);
  usePopup(open, close, root, trigger);
  const presence = config.hours && presenceAt(config.hours, config.timeZone, now);
  const label = presence && presence !== 'online' ? `${t('open')}. ${t(presence)}` : t('open');
  return (
    <div ref={root} className={styles.chat}>
      <button
        type="button"
        ref={trigger}
        className={styles.button}
        data-presence={presence ?? undefined}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        title={label}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        <ChatIcon isOpen={open} />
        <span className={styles.words}>{t('open')}</span>
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open && <ChatPanel config={config} now={now} />}
      </div>
    </div>
  );
}

/** Agencies show their own mark in place of the chat's (spec §6). */
function ChatIcon({ isOpen }: { isOpen: boolean }) {
  const { isAgency, faviconUrl } = useBrand();
  if (isOpen) return <Icon name="close" />;
  if (isAgency) return <img src={faviconUrl ?? '/art/mark-tile.svg'} alt="" width={28} height={28} />;
  return <Icon name="chat" />;
}
