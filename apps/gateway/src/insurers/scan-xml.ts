import type { XmlElement } from './xml.ts';

const tag =
  /^(\/?)((?:[A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*)((?:[ \t\r\n]+[A-Za-z_][\w.:-]*="[^"<]*")*)[ \t\r\n]*(\/?)$/;
const declaration = /^<\?xml[^<>]*\?>\s*/;
/* each where the one before it ended */
const attribute = /[ \t\r\n]+([A-Za-z_][\w.:-]*)="([^"]*)"/y;
/* what is none of the five words of XML is left to the whole reader */
const strange = /&(?!(?:amp|lt|gt|quot|apos);)/;
const words: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** names that an object has already mean something to it */
const taken = (name: string): boolean => name in Object.prototype;

const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|apos);/g, (_, word: string) => words[word] ?? '')
    : text;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @returns false when a name cannot be kept */
function putAttributes(element: XmlElement, written: string): boolean {
  /* most elements have none, and one expression is kept for all: a copy for each would cost more than its use */
  attribute.lastIndex = 0;
  while (attribute.lastIndex < written.length) {
    const found = attribute.exec(written);
    if (!found) return false;
    const [, name = '', value = ''] = found;
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    if (name.indexOf(':') !== name.lastIndexOf(':')) return false;
    element[`@${localOf(name)}`] = plain(value);
  }
  return true;
}

function putChild(parent: XmlElement, name: string, value: unknown): void {
  const before = parent[name];
  if (before === undefined) parent[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else parent[name] = [before, value];
}

/** What stands between `<` and `>`. */
interface Tag {
  kind: 'begin' | 'end' | 'empty';
  name: string;
  /** its name without a prefix */
  local: string;
  attributes: Readonly<XmlElement>;
}

/** @returns null when it is no such tag, or its names cannot be kept */
function readTag(written: string): Tag | null {
  const [, slash, name = '', attributes = '', selfClosing] = tag.exec(written) ?? [];
  const local = localOf(name);
  const element: XmlElement = {};
  if (name === '' || taken(local) || !putAttributes(element, attributes)) return null;
  const read = { name, local, attributes: element };
  if (slash !== '/') return { kind: selfClosing === '/' ? 'empty' : 'begin', ...read };
  return attributes === '' && selfClosing !== '/' ? { kind: 'end', ...read } : null;
}

/* Few tags make up all answers: each is taken apart once. */
const known = new Map<string, Tag | null>();
const mostKnown = 2_000;
const longestKnown = 200;

function tagOf(written: string): Tag | null {
  const before = known.get(written);
  if (before !== undefined) return before;
  if (known.size >= mostKnown || written.length > longestKnown) return readTag(written);
  /* a copy: a piece of an answer would keep the whole of it */
  const own = Buffer.from(written, 'utf8').toString('utf8');
  const read = readTag(own);
  known.set(own, read);
  return read;
}

interface Open extends Pick<Tag, 'name' | 'local'> {
  element: XmlElement;
  /** it has neither attributes nor children */
  isBare: boolean;
  text: string;
}

/** An element without attributes and children is its text. */
const closed = ({ element, isBare, text }: Open): unknown => {
  if (isBare) return text;
  if (text !== '') element['#text'] = text;
  return element;
};

function putInto(parent: Open, child: Open): void {
  parent.isBare = false;
  putChild(parent.element, child.local, closed(child));
}

/** Puts a tag where it belongs. @returns false when it fits nowhere */
function place(open: Open[], inside: Open, { kind, name, local, attributes }: Tag): boolean {
  if (kind === 'end') {
    const parent = open.at(-2);
    if (!parent || inside.name !== name) return false;
    open.pop();
    putInto(parent, inside);
    return true;
  }
  const isSecondRoot = open.length === 1 && !inside.isBare;
  if (isSecondRoot) return false;
  const element = { ...attributes };
  const begun: Open = { name, local, element, isBare: Object.keys(element).length === 0, text: '' };
  if (kind === 'empty') putInto(inside, begun);
  else open.push(begun);
  return true;
}

/** Where the next tag begins, or the text ends. */
function beginOfTag(text: string, at: number): number {
  const begin = text.indexOf('<', at);
  return begin === -1 ? text.length : begin;
}

/**
 * Reads the XML that programs write, elements with attributes and text, in a small part of the time that a reader of all of XML
 * takes, and gives what that gives (xml.ts). @returns null for everything else: comments, sections, entities, what is not well-formed
 */
export function scanXml(written: string): XmlElement | null {
  const text = written.replace(declaration, '');
  if (strange.test(text)) return null;
  const root: Open = { name: '', local: '', element: {}, isBare: true, text: '' };
  const open: Open[] = [root];
  for (let at = 0; at < text.length; ) {
    const inside = open.at(-1) ?? root;
    const begin = beginOfTag(text, at);
    if (begin > at) inside.text += plain(text.slice(at, begin));
    const end = text.indexOf('>', begin);
    at = end + 1;
    if (begin === text.length) break;
    /* a bracket that stands in an attribute's value ends no tag, and the whole reader is asked */
    const found = end === -1 ? null : tagOf(text.slice(begin + 1, end));
    if (!found || !place(open, inside, found)) return null;
  }
  return open.length === 1 && root.text.trim() === '' ? root.element : null;
}
