import type { Bought } from './shopper.ts';

interface Outside {
  net: { basketId: string; net: number; charges: number }[];
  policies: unknown[];
}

const look = async <Answer>(sandbox: string, path: string): Promise<Answer> =>
  (await (await fetch(`${sandbox}/control/${path}`)).json()) as Answer;

/**
 * What the world outside says of purchases: one charge, one policy and one mail each.
 * @returns what is not so, each as a sentence
 */
export async function faultsOf(sandbox: string, bought: readonly Bought[]): Promise<string[]> {
  const faults: string[] = [];
  const { policies: all } = await look<Outside>(sandbox, 'policies');
  if (all.length !== bought.length)
    faults.push(`${bought.length} purchases and ${all.length} policies at the insurers`);
  const { net: sums } = await look<Outside>(sandbox, 'charges');
  if (sums.length !== bought.length)
    faults.push(`${bought.length} purchases and ${sums.length} charged ones`);
  for (const { purchaseId, email } of bought) {
    const own = sums.filter(({ basketId }) => basketId === purchaseId);
    const charged = own.reduce((sum, { charges }) => sum + charges, 0);
    if (charged !== 1 || own.some(({ net }) => net <= 0))
      faults.push(`${purchaseId} was charged ${charged} times`);
    const { mails } = await look<{ mails: unknown[] }>(sandbox, `mails?to=${encodeURIComponent(email)}`);
    if (mails.length !== 1) faults.push(`${mails.length} mails went to the buyer of ${purchaseId}`);
  }
  return faults;
}
