import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { cancellationFind } from '@sigorta/contracts/operations/cancellation-find';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { parseDisplayDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { useState } from 'react';
import { checkNumberForm, type NumberErrors, type NumberFields } from './check-number-form.ts';
import type { CancellationText } from './use-cancellation-texts.ts';

const failureOf = (code: GatewayErrorCode): CancellationText => {
  if (code === 'too-many-requests') return 'number.tooMany';
  return code === 'offline' || code === 'timeout' ? 'error.offline' : 'error.other';
};

/** Finds a policy by its number; `found` gets it. */
export function useNumberForm(found: (policies: readonly CancellablePolicy[]) => void) {
  const { state, answer, code, act, reset } = useAction(cancellationFind);
  const [errors, setErrors] = useState<NumberErrors>({});
  const find = async (fields: NumberFields): Promise<void> => {
    if (state === 'busy') return;
    const wrong = checkNumberForm(fields, todayInIstanbul(new Date()));
    setErrors(wrong);
    reset();
    if (Object.keys(wrong).length > 0) return;
    const policies = await act({
      policyNumber: fields.policyNumber.trim(),
      identity: fields.identity,
      birthDate: parseDisplayDate(fields.birthDate) ?? '',
    });
    if (policies && policies.policies.length > 0) found(policies.policies);
  };
  const isNone = answer?.policies.length === 0;
  /** key of what went wrong with the whole */
  const failure = isNone ? 'number.none' : code && failureOf(code);
  return { errors, failure, busy: state === 'busy', find };
}
