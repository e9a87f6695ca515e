import type { GenericSchema } from 'valibot';
import type { Operation, StreamKind } from '../operation.ts';
import type { Permission } from './permissions.ts';

/** An operation of the panel: signed-in staff only, and only with its permission. */
export type StaffOperation<
  Request extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
  Stream extends StreamKind | undefined = StreamKind | undefined,
> = Operation<Request, Answer, Stream> & { authority: 'staff'; permission: Permission };

/** Adds the errors every staff operation can give: nobody signed in, a role without the permission, a factor too long ago. */
export const defineStaffOperation = <
  Request extends GenericSchema,
  Answer extends GenericSchema,
  Stream extends StreamKind | undefined = undefined,
>(
  operation: Omit<StaffOperation<Request, Answer, Stream>, 'authority'>,
): StaffOperation<Request, Answer, Stream> => ({
  ...operation,
  authority: 'staff',
  errors: [
    'sign-in-required',
    'not-allowed',
    ...(operation.stepUp ? (['step-up-required'] as const) : []),
    ...operation.errors,
  ],
});
