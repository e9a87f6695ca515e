import type { panelPaymentRequests } from '@sigorta/contracts/panel/payment-requests';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { type ComponentProps, useState } from 'react';
import type { HeadAction } from '../../list/machine/panel-list.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { NewRequest } from './NewRequest.tsx';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

type Created = Parameters<ComponentProps<typeof NewRequest>['onCreated']>[0];

/** Asks for a payment; the link of what was asked for follows at once. */
export const NewRequestButton: HeadAction<typeof panelPaymentRequests> = ({ refresh }) => {
  const t = usePaymentRequestsTexts();
  const [isAsking, setAsking] = useState(false);
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <>
      <Button icon="plus" onClick={() => setAsking(true)}>
        {t('new')}
      </Button>
      {isAsking && (
        <NewRequest
          onClose={() => setAsking(false)}
          onCreated={(row) => {
            setAsking(false);
            setCreated(row);
            refresh();
          }}
        />
      )}
      {created && <LinkDialog row={created} onClose={() => setCreated(null)} />}
    </>
  );
};
