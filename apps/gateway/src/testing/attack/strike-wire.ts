import { brokenBy, type Hit, headerText, type Strike, strayHost, textFor } from './hit.ts';
import { sendRaw } from './raw-http.ts';

type Make = (text: string, many: number) => string;

const get = (path: string, ...lines: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n');

const post = (lines: string[], body: string): string =>
  ['POST /apiConnection HTTP/1.1', 'Host: localhost', 'Connection: close', ...lines, '', body].join('\r\n');

/** a request inside a body, for a server that reads its length in another way than the one before it */
const inside = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const json = 'Content-Type: application/json';

/** Requests that are written wrongly, twice, or so that two readers differ. */
const shapes: Readonly<Record<string, Make>> = {
  'two hosts': () => get('/', `Host: ${strayHost}`),
  'no host': () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'a host of the attacker': () => `GET / HTTP/1.1\r\nHost: ${strayHost}\r\nConnection: close\r\n\r\n`,
  'a host with a text': (text) => `GET / HTTP/1.1\r\nHost: ${text}\r\nConnection: close\r\n\r\n`,
  'an absolute address': () => get(`http://${strayHost}/`),
  'two lengths': () => post([json, 'Content-Length: 2', 'Content-Length: 44'], `{}${inside}`),
  'length and chunks': () =>
    post([json, 'Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${inside}`),
  'odd chunks': () => post([json, 'Transfer-Encoding: xchunked'], `0\r\n\r\n${inside}`),
  'chunks twice': () =>
    post([json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${inside}`),
  'a chunk without end': () =>
    post([json, 'Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  'a negative chunk': () => post([json, 'Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'),
  'a chunk with a note': (text) => post([json, 'Transfer-Encoding: chunked'], `2;${text}\r\n{}\r\n0\r\n\r\n`),
  'lines by one sign': () =>
    `POST /apiConnection HTTP/1.1\nHost: localhost\nContent-Length: 0\nConnection: close\n\n`,
  'a folded line': (text) => get('/', 'X-A: a', ` ${text}`),
  'a space before the colon': () => get('/', 'Transfer-Encoding : chunked'),
  'a zero sign': (text) => get('/', `X-A: a\0${text}`),
  'many headers': (_text, many) => get('/', ...Array.from({ length: many * 40 }, (_, at) => `X-${at}: 1`)),
  'large headers': (_text, many) => get('/', `X-A: ${'a'.repeat(many * 800)}`),
  'many cookies': (text, many) => get('/', `Cookie: ${`a=${text.replaceAll(';', '')}; `.repeat(many)}`),
  'a long path': (_text, many) => get(`/${'a/'.repeat(many * 30)}`),
  'many slashes': (_text, many) => get(`/a${'/'.repeat(many * 300)}x`),
  'a long query': (_text, many) => get(`/?${'a=1&'.repeat(many * 60)}`),
  'the same name often': (_text, many) => get(`/?teklif=${'1&teklif='.repeat(many)}`),
  'junk for an address': (text) =>
    get('/', `X-Forwarded-For: ${text}, ::1, 127.0.0.1`, 'X-Real-IP: 127.0.0.1'),
  'forwarded twice': () => get('/metrics', 'X-Forwarded-For: 127.0.0.1', 'X-Forwarded-For: 127.0.0.1'),
  trace: () => get('/').replace('GET', 'TRACE'),
  'a tunnel': () => `CONNECT ${strayHost}:443 HTTP/1.1\r\nHost: ${strayHost}:443\r\n\r\n`,
  'an upgrade': () => get('/', 'Upgrade: h2c', 'Connection: Upgrade', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  'a socket': () => get('/', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: AAAA'),
  'HTTP 2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a version of none': () => 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'no words at all': (text) => `${text}\r\n\r\n`,
  'a waiting client': () => post([json, 'Expect: 100-continue', 'Content-Length: 2'], '{}'),
  'an odd wait': (text) => post([json, `Expect: ${text}`, 'Content-Length: 2'], '{}'),
  'a method of none': (text) => `${text.replace(/\W/g, '')} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'a producer with a text': (text) => get('/apiConnection', 'token: x', `producer: ${text}`),
  'a token with a text': (text) => get('/apiConnection', `token: ${text}`, 'producer: partner/website-info'),
};

const names = Object.keys(shapes) as [string, ...string[]];

/** A server that takes what was in a body for a request answers twice, and the second time well. */
const tookMore = (answers: readonly { status: number; text: string }[]): boolean =>
  answers.some(({ text }, at) => at > 0 && text.includes('"status":"ok"'));

/** A request no client sends, byte by byte. */
export const strikeWire: Strike = async ({ market }, of) => {
  const name = of.pick(names);
  const text = headerText(textFor(of)).slice(0, 200);
  const answers = await sendRaw(market.url, shapes[name]?.(text, of.between(1, 60)) ?? '');
  const [first] = answers;
  const told = { what: name, status: first?.status ?? 0 };
  if (tookMore(answers)) return { ...told, breach: 'a request inside a body was answered' };
  if (name === 'forwarded twice' && first?.status === 200)
    return { ...told, breach: 'figures for a stranger' };
  /* what is no HTTP is cut off, or refused in one line by Node itself: there is nothing in it to look at */
  const looked = answers.filter(({ text: body }) => body !== '' && body !== '0\r\n\r\n');
  const wrong = looked.map(brokenBy).find((one) => one !== null);
  return { ...told, breach: wrong ?? null } satisfies Hit;
};
