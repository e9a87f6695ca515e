/** What a buyer typed of a free payment, for this tab: never anything of a card. */
export interface FreeDraft {
  reference: string;
  amount: string;
  name: string;
  email: string;
}

const key = 'odeme:genel';
const lifeMs = 3_600_000;
const nothing: FreeDraft = { reference: '', amount: '', name: '', email: '' };

export function saveDraft(draft: FreeDraft, now: number, store: Storage): void {
  try {
    store.setItem(key, JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    /* full or forbidden: then it is typed again */
  }
}

export function readDraft(now: number, store: Storage): FreeDraft {
  try {
    const kept = JSON.parse(store.getItem(key) ?? '{}') as Record<string, unknown>;
    const age = now - Number(kept.savedAt);
    if (!(age >= 0 && age < lifeMs)) return nothing;
    const text = (name: keyof FreeDraft): string =>
      typeof kept[name] === 'string' ? (kept[name] as string) : '';
    return { reference: text('reference'), amount: text('amount'), name: text('name'), email: text('email') };
  } catch {
    return nothing;
  }
}

export function forgetDraft(store: Storage): void {
  try {
    store.removeItem(key);
  } catch {
    /* forbidden */
  }
}
