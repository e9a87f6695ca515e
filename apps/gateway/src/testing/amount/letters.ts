import { say, type Walk } from './walk-state.ts';

/** Amounts as a Turkish letter names them: `1.250,50 TL`. */
const amounts = /(\d{1,3}(?:\.\d{3})*),(\d{2})\s?TL/g;
const minorOf = (whole: string, cents: string): number =>
  Number(whole.replaceAll('.', '')) * 100 + Number(cents);

/** Who reads what the shop writes to him about his transfers. */
type Reader = Pick<Walk, 'world' | 'awaited' | 'email' | 'read' | 'broken' | 'choices' | 'story'>;

interface Mail {
  id: string;
  messageId: string;
}

/** Letters about transfers are written and read: an amount that they name is the one that was accepted, under its reference. */
export async function readLetters(walk: Reader): Promise<void> {
  const { world, awaited, email, read, broken, choices } = walk;
  await world.write();
  const { mails }: { mails: Mail[] } = await world.market.look(`mails?to=${email}`);
  for (const { id, messageId } of mails) {
    if (read.has(id)) continue;
    read.add(id);
    const one = awaited.find((known) => messageId.includes(known.id));
    if (!one) continue;
    const { text }: { text: string } = await world.market.look(`mails/${id}`);
    if (!text.replaceAll('-', '').includes(one.reference))
      broken.push(`a letter about ${one.reference} does not name it`);
    const named = [...text.matchAll(amounts)].map(([, whole = '', cents = '']) => minorOf(whole, cents));
    say(walk, `a letter names ${named.join(' and ') || 'no amount'}`);
    if (named.some((minor) => minor !== one.minor))
      broken.push(`a letter of a transfer of ${one.minor} names ${named.join(' and ')}`);
  }
  /* from then on letters tell amounts: this address is its buyer's own */
  if (awaited.length > 0 && choices.chance(0.6))
    await world.openLetters(awaited.map(({ purchaseId }) => purchaseId));
}
