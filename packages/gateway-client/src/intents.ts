import type { Operation } from '@sigorta/contracts/operation';
import { newKey } from './new-key.ts';

/** Where the keys of unanswered calls are kept, as one text: of this tab, so that they outlive a reload. */
export interface IntentStore {
  read: () => string | null;
  write: (text: string) => void;
}

/** One thing a person wants of the gateway, under one key until it is answered. */
export interface Intent {
  key: string;
  /** it is answered: the same request is another intent from now on */
  close: () => void;
}

export interface Intents {
  /** @param request whole; nothing of it is kept but a hash, and nothing at all of what the operation's `unkept` names */
  open: (operation: Operation, request: Record<string, unknown>) => Intent;
}

/** the gateway keeps its answers for as long, ms */
const dayMs = 24 * 3600_000;
const mostKept = 20;

type Kept = Record<string, { key: string; at: number }>;

/** 53 bits that tell two requests of one tab apart (cyrb53); they prove nothing and hide nothing. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

const nameOf = ({ producer, keyed }: Operation, request: Record<string, unknown>): string => {
  const unkept = keyed?.unkept ?? [];
  const rest = Object.fromEntries(Object.entries(request).filter(([name]) => !unkept.includes(name)));
  return `${producer} ${hashOf(JSON.stringify(rest))}`;
};

function readKept(store: IntentStore, now: number): Kept {
  try {
    const kept = JSON.parse(store.read() ?? '{}') as Kept;
    const young = Object.entries(kept).filter(
      ([, { key, at }]) => typeof key === 'string' && now - at < dayMs,
    );
    return Object.fromEntries(young.slice(-mostKept));
  } catch {
    return {};
  }
}

/** A key for each intent: the same request has the same one until it is answered. */
export const intentsIn = (store: IntentStore, clock: () => number = Date.now): Intents => ({
  open: (operation, request) => {
    const name = nameOf(operation, request);
    const kept = readKept(store, clock());
    const { key } = kept[name] ?? { key: newKey() };
    store.write(JSON.stringify({ ...kept, [name]: kept[name] ?? { key, at: clock() } }));
    return {
      key,
      close: () => {
        const { [name]: _, ...others } = readKept(store, clock());
        store.write(JSON.stringify(others));
      },
    };
  },
});

/** For a page whose storage is forbidden, and for tests: as long as the page. */
export const storeInMemory = (): IntentStore => {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
};
