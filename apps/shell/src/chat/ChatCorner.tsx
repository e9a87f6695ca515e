import { findProductPage } from '@sigorta/contracts/product-page';
import { useBrand, useEveryProduct, useLanguage, useLocation } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { phoneHref } from '../layout/phone-href.ts';
import { ChatButton } from './ChatButton.tsx';
import styles from './ChatCorner.module.css';
import { chatOf } from './chat-config.ts';
import { useChatTexts } from './use-chat-texts.ts';

/** The floating buttons: call, and chat with its panel (spec §2). */
export function ChatCorner() {
  const t = useChatTexts();
  const brand = useBrand();
  const { pathname } = useLocation();
  const products = useEveryProduct();
  const chat = chatOf(brand, useLanguage());
  const { phone } = brand.footer;
  // The header has the number too: on a phone nothing more than the chat floats over what is being filled in.
  const isForm = pathname === '/iletisim' || findProductPage(products, pathname) !== null;
  return (
    <aside
      className={styles.corner}
      aria-label={t('title')}
      data-print="hide"
      data-page={isForm ? 'form' : undefined}
    >
      {phone && (
        <a className={styles.call} href={phoneHref(phone)} aria-label={t('call')} title={t('call')}>
          <Icon name="phone" />
        </a>
      )}
      {chat && <ChatButton config={chat} />}
    </aside>
  );
}
