import { readSealedHeader, type SealedHeader, sealVersion } from './header.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';
import { readTypedCard, type TypedCard } from './typed-card.ts';

/** A card is sealed when its owner presses "pay" and used in the same call; a slow line has time enough. */
const lifeSeconds = 600;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Seals a card for ten minutes. The card is wiped. @param key 32 bytes */
export function sealCard(key: Buffer, card: TypedCard, now: Date): string {
  const header: SealedHeader = {
    prefix: card.number.subarray(0, 6).toString('latin1'),
    last4: card.number.subarray(-4).toString('latin1'),
    until: secondsOf(now) + lifeSeconds,
  };
  const bound = `${sealVersion}.${Buffer.from(JSON.stringify(header), 'utf8').toString('base64url')}`;
  const plain = Buffer.concat([
    card.number,
    Buffer.from('\n'),
    card.month,
    Buffer.from('\n'),
    card.year,
    Buffer.from('\n'),
    card.cvv,
  ]);
  try {
    return `${bound}.${sealBytes(key, bound, plain)}`;
  } finally {
    plain.fill(0);
    card.wipe();
  }
}

/** @returns the card, which whoever opens it wipes; `over` after its ten minutes; `not-ours` for anything else */
export function openCard(key: Buffer, sealed: string, now: Date): TypedCard | 'over' | 'not-ours' {
  const header = readSealedHeader(sealed);
  const [version, head, body] = sealed.split('.');
  if (header === null || body === undefined) return 'not-ours';
  const plain = openBytes(key, `${version}.${head}`, body);
  const card = plain === null ? null : readTypedCard(plain);
  if (card === null) return 'not-ours';
  if (header.until > secondsOf(now)) return card;
  card.wipe();
  return 'over';
}
