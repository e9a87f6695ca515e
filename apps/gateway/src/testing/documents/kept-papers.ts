import { Worker } from 'node:worker_threads';

/** What was handed to the typesetter's thread, beside the bytes that came back. */
interface KeptPaper {
  sheet: unknown;
  bytes: Uint8Array;
}

interface Kept {
  made: KeptPaper[];
  end: () => void;
}

/** Listens at the door of every thread from now on: whoever loaded the typesetter before is heard too. */
export function keepPapers(): Kept {
  const made: KeptPaper[] = [];
  const asked = new Map<number, unknown>();
  const { emit, postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<Worker['postMessage']>) {
    const [{ id, sheet }] = given;
    if (sheet) asked.set(id, JSON.parse(sheet));
    return postMessage.apply(this, given);
  };
  Worker.prototype.emit = function (this: Worker, ...given: unknown[]) {
    const [name, answer] = given as [string, { id: number; bytes: Uint8Array | null } | undefined];
    const sheet = name === 'message' && answer ? asked.get(answer.id) : undefined;
    if (sheet && answer?.bytes) made.push({ sheet, bytes: new Uint8Array(answer.bytes) });
    return Reflect.apply(emit, this, given);
  };
  return { made, end: () => Object.assign(Worker.prototype, { emit, postMessage }) };
}

const unprinted = new Set(['lang', 'colour', 'mark', 'qr', 'url', 'alt', 'date', 'rtl', 'names']);

const panelInOne = (panel: unknown): unknown => {
  if (typeof panel !== 'object' || panel === null || !('value' in panel)) return panel;
  const { value } = panel;
  return typeof value === 'object' && value && 'first' in value ? { ...panel, value: value.first } : panel;
};

/** Every text that a sheet hands to the typesetter. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  /* small print is not said twice */
  if ('fine' in value && 'text' in value && typeof value.text === 'object')
    return textsOf({ ...value.text, second: '' });
  /* the one large value of a paper likewise */
  if ('panel' in value && value.panel)
    return textsOf({ ...value, panel: null }).concat(textsOf(panelInOne(value.panel)));
  return Object.entries(value).flatMap(([name, inner]) =>
    unprinted.has(name) || (name === 'second' && typeof inner === 'string' && inner.length === 2)
      ? []
      : textsOf(inner),
  );
}
