import { loginForPurchase } from '@sigorta/contracts/service-paths';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { useWords } from '../words/use-words.ts';
import type { Purchase } from './polling.ts';

/** The way to a purchase's documents on a device that did not buy it: one code to the phone that was typed then. */
export function OpenByPhone({ purchase }: { purchase: Purchase }) {
  const { t } = useWords();
  if (purchase.personal !== null) return null;
  return (
    <Link className={buttonClass()} to={loginForPurchase(purchase.product, purchase.purchaseId)}>
      {t(purchase.state === 'awaiting-transfer' ? 'transfer.openByPhone' : 'policy.openByPhone')}
    </Link>
  );
}
