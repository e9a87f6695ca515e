import { largestPart } from './limits.ts';
import { ListFault } from './list-fault.ts';

/* The layout is PKWARE's APPNOTE, sections 4.3.7, 4.3.12, 4.3.16. Workbooks need no more of it. */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const longestComment = 65_535;
const mostParts = 2_000;

interface Part {
  method: number;
  size: number;
  localAt: number;
  encrypted: boolean;
}

/** A workbook's parts by name. Nothing is inflated before it is asked for. */
export class ZipParts {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #parts: ReadonlyMap<string, Part>;

  /** @throws ListFault `damaged` */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    try {
      this.#parts = partsOf(bytes);
    } catch {
      throw new ListFault('damaged');
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /**
   * A part's text; empty when it is not there.
   * @throws ListFault `damaged`, or `tooLarge` as soon as it has grown past the limit
   */
  async text(name: string): Promise<string> {
    const part = this.#parts.get(name);
    if (!part) return '';
    if (part.encrypted || (part.method !== 0 && part.method !== 8)) throw new ListFault('damaged');
    try {
      const start = dataStart(this.#bytes, part.localAt);
      const packed = this.#bytes.subarray(start, start + part.size);
      return await limited(part.method === 0 ? streamOf(packed) : inflated(packed));
    } catch (error) {
      throw error instanceof ListFault ? error : new ListFault('damaged');
    }
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> => new Blob([bytes]).stream();
const inflated = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));

/** What a part says of its own size is not believed: it is counted while it grows. */
async function limited(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > largestPart) {
      await reader.cancel();
      throw new ListFault('tooLarge');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The local header repeats the name and may carry more than the directory says. */
function dataStart(bytes: Uint8Array, at: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return at + localLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
}

/** @throws RangeError when the directory points outside */
function partsOf(bytes: Uint8Array): Map<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = Math.min(view.getUint16(end + 10, true), mostParts);
  const parts = new Map<string, Part>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== entryMark) throw new RangeError('no entry');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength));
    parts.set(name.replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      localAt: view.getUint32(at + 42, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new RangeError('no end');
}
