import { findProductPage } from '@sigorta/contracts/product-page';
import { useBrand, useEveryProduct, useLocation } from '@sigorta/runtime/runtime';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { Suspense, useEffect, useState } from 'react';
import { afterHydration } from './after-hydration.ts';
import styles from './Help.module.css';

const ChatCorner = later(async () => (await import('../chat/ChatCorner.tsx')).ChatCorner);

/** After everything else, and only for brands that can be called or written to. Its place is kept from the start. */
export function Help() {
  const { showWhatsapp, whatsapp, chat, footer } = useBrand();
  const { pathname } = useLocation();
  const products = useEveryProduct();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => afterHydration(() => setIsTime(true)), []);
  const canBeWrittenTo = whatsapp !== null || chat.persons.length > 0;
  if (!showWhatsapp || (!canBeWrittenTo && footer.phone === null)) return null;
  /* where something is filled in or bought the header's number is enough */
  const isForm = pathname === '/iletisim' || findProductPage(products, pathname) !== null;
  return (
    <div className={styles.place} data-page={isForm ? 'form' : undefined} data-writes={canBeWrittenTo}>
      {isTime && (
        <Suspense fallback={null}>
          <ChatCorner />
        </Suspense>
      )}
    </div>
  );
}
