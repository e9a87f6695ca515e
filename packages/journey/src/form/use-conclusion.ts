import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import { useTask } from '@sigorta/gateway-client/react/use-task';
import type { Application } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import type { ConsentUse } from '@sigorta/product-kit/product';
import { useNavigate } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { useJourney } from '../remote/journey-context.tsx';

/**
 * What the last step's button does with a right application: asks the insurers and goes to their offers (null), or leaves it
 * for staff and answers its number. `isRush` while it was put off and waits for its turn.
 */
export function useConclusion() {
  const { product, whole, release } = useJourney();
  const navigate = useNavigate();
  const gateway = useGatewayLater();
  const [isRush, setRush] = useState(false);
  const task = useTask(
    async (application: Application, consents: readonly ConsentUse[]): Promise<string | null> => {
      const answers = { gateway: await gateway(), product, release, application, consents };
      if (isRequest(product)) {
        const { sendRequest } = await import('./send-request.ts');
        return sendRequest(answers);
      }
      const { askInsurers } = await import('./ask-insurers.ts');
      const question = { ...answers, isPriceOnly: whole !== undefined, onRush: setRush };
      void navigate(`${product.paths.offers}?sorgu=${await askInsurers(question)}`);
      return null;
    },
  );
  return { ...task, isRush };
}
