import { useReading } from '@sigorta/gateway-client/react/use-reading';
import type { FormStep } from '@sigorta/product-kit/product';
import { useBoot, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { ListFailure } from '@sigorta/ui-kit/field/ListFailure.tsx';
import { useId, useRef, useState } from 'react';
import { useJourney, useWholeProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { offeredAt } from './offered-at.ts';
import styles from './RegisterOffer.module.css';
import type { Found } from './use-find-vehicle.ts';

/** In the first step that it fills anything in of, where the price alone is asked for: whoever is asked everything has plate and serial there. */
export function RegisterOffer({ step }: { step: FormStep }) {
  const { product, whole, known } = useJourney();
  const isPriceOnly = whole !== undefined && known === undefined;
  return isPriceOnly && step === offeredAt(product) ? <Offer /> : null;
}

/**
 * The way from a registration document to a form's answers, closed until it is wanted. It stands in every page as it is drawn on a
 * server; where nobody can be asked the gateway marks it as hidden in what it sends.
 */
function Offer() {
  const { t } = useWords();
  const language = useLanguage();
  const { findsVehicles } = useBoot();
  const product = useWholeProduct();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { state, answer, retry } = useReading(wanted ? `register|${language}` : null, async () => {
    const { loadRegister } = await import('./load-register.ts');
    return loadRegister(language);
  });
  return (
    <div data-register="" hidden={findsVehicles !== true}>
      <Button
        ref={button}
        variant="text"
        size="m"
        icon="card"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setWanted(true);
          setFound(null);
          setOpen(!open);
        }}
      >
        {t('form.register.open')}
      </Button>
      <p role="status" className={styles.found}>
        {found && answer && <answer.FoundWords found={found} />}
      </p>
      <div id={id} hidden={!open}>
        {open && state === 'loading' && <Spinner />}
        {open && state === 'failed' && (
          <ListFailure id={id} message={t('form.register.failed')} onRetry={retry} />
        )}
        {open && state === 'ready' && (
          <answer.Panel
            product={product}
            onFound={(one, isHere) => {
              setFound(one);
              setOpen(false);
              if (isHere) button.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
