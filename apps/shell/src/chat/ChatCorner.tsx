import { useBrand, useLanguage } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { phoneHref } from '../layout/phone-href.ts';
import { ChatButton } from './ChatButton.tsx';
import styles from './ChatCorner.module.css';
import { chatOf } from './chat-config.ts';
import { useChatTexts } from './use-chat-texts.ts';

/** Call, and chat with its panel (spec §2): round buttons in the margin of a wide page, a line of a narrow one. */
export function ChatCorner() {
  const t = useChatTexts();
  const brand = useBrand();
  const chat = chatOf(brand, useLanguage());
  const { phone } = brand.footer;
  return (
    <aside className={styles.corner} aria-label={t('title')} data-print="hide">
      <p className={styles.ask} aria-hidden="true">
        {t('title')}
      </p>
      {phone && (
        <a className={styles.call} href={phoneHref(phone)} aria-label={t('call')} title={t('call')}>
          <Icon name="phone" size={18} />
          <span className={styles.words}>{t('call')}</span>
        </a>
      )}
      {chat && <ChatButton config={chat} />}
    </aside>
  );
}
