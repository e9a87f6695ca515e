import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits, type Proof, proofText } from '@sigorta/contracts/proof-of-work';

/** ms of work between two breaths of the page, so that a press is answered meanwhile */
const sliceMs = 12;
/** tries between two looks at the watch */
const atOnce = 64;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Looks for the number; on average 2^bits tries, 30,000 to 260,000, of which a phone does some 200,000 a second. */
export async function solveProof({ challenge, bits }: { challenge: string; bits: number }): Promise<Proof> {
  const bytes = new TextEncoder();
  for (let nonce = 0; ; ) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until)
      for (const end = nonce + atOnce; nonce < end; nonce++)
        if (leadingZeroBits(sha256(bytes.encode(proofText(challenge, nonce)))) >= bits)
          return { challenge, nonce };
    await breath();
  }
}
