import type { AnswerOf } from '@sigorta/contracts/operation';
import { otpProof } from '@sigorta/contracts/operations/otp-proof';
import { otpSend } from '@sigorta/contracts/operations/otp-send';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import { codeOf } from '@sigorta/gateway-client/gateway-error';

/**
 * Has a code sent; on a day when a code costs work, does the work and asks again.
 * @param onWork told when the work begins, which takes seconds on a slow phone
 */
export async function askForCode(
  gateway: Gateway,
  phone: string,
  onWork: () => void,
): Promise<AnswerOf<typeof otpSend>> {
  const asked = { phone_number: phone };
  try {
    return await gateway.call(otpSend, asked);
  } catch (error) {
    if (codeOf(error) !== 'proof-required') throw error;
  }
  onWork();
  const price = await gateway.call(otpProof, asked);
  const { solveProof } = await import('./solve-proof.ts');
  return gateway.call(otpSend, { ...asked, proof: await solveProof(price) });
}
