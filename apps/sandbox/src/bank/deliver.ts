import type { World } from '../world.ts';
import type { CallbackForm } from './callback-form.ts';

/** Posts the form to the merchant as a browser would, without its cookies. Null: nobody answered. */
export const deliver = async (
  world: World,
  callbackUrl: string,
  form: CallbackForm,
): Promise<{ status: number; location: string | null } | null> => {
  const answer = await fetch(callbackUrl, {
    method: 'POST',
    body: new URLSearchParams({ ...form }),
    redirect: 'manual',
    signal: AbortSignal.any([world.closing, AbortSignal.timeout(30_000)]),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer && { status: answer.status, location: answer.headers.get('location') };
};
