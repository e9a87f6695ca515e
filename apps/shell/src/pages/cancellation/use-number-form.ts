import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { findPolicy } from '@sigorta/gateway-client/find-policy';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { parseDisplayDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { useState } from 'react';
import { useGateway } from '../my-policies/use-my-policies.ts';
import { checkNumberForm, type NumberErrors, type NumberFields } from './check-number-form.ts';
import type { CancellationText } from './use-cancellation-texts.ts';

interface NumberState {
  errors: NumberErrors;
  /** key of what went wrong with the whole */
  failure: CancellationText | null;
  busy: boolean;
}

const failureOf = (error: unknown): CancellationText => {
  const code = codeOf(error);
  if (code === 'too-many-requests') return 'number.tooMany';
  return code === 'offline' || code === 'timeout' ? 'error.offline' : 'error.other';
};

/** Finds a policy by its number; `found` gets it. */
export function useNumberForm(found: (policies: readonly CancellablePolicy[]) => void) {
  const gateway = useGateway();
  const [state, setState] = useState<NumberState>({ errors: {}, failure: null, busy: false });
  const find = async (fields: NumberFields): Promise<void> => {
    if (state.busy) return;
    const errors = checkNumberForm(fields, todayInIstanbul(new Date()));
    if (Object.keys(errors).length > 0) return setState({ errors, failure: null, busy: false });
    setState({ errors: {}, failure: null, busy: true });
    try {
      const { policies } = await findPolicy(gateway(), {
        policyNumber: fields.policyNumber.trim(),
        identity: fields.identity,
        birthDate: parseDisplayDate(fields.birthDate) ?? '',
      });
      const isNone = policies.length === 0;
      setState({ errors: {}, failure: isNone ? 'number.none' : null, busy: false });
      if (!isNone) found(policies);
    } catch (error) {
      setState({ errors: {}, failure: failureOf(error), busy: false });
    }
  };
  return { ...state, find };
}
