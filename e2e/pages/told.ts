import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a text may stand in a request: as it is, in an address, in JSON with escapes, in base64. */
const writings = (text: string): string[] => {
  const bare = Buffer.from(text, 'utf8').toString('base64').replaceAll('=', '');
  const escaped = [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? letter : `\\u${code.toString(16).padStart(4, '0')}`;
    })
    .join('');
  /* the last letter of base64 hangs on what follows */
  return [text, encodeURIComponent(text), escaped, bare.slice(0, -1)];
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * Everything that a browser sends, byte for byte: method, address, headers, body. It stands between browser and network as its
 * proxy, for a browser does not tell a test the bodies that it makes itself.
 */
export class Told {
  private readonly sent: string[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((from, to) => void this.pass(from, to));
    /* what is encrypted cannot be read, so nothing of it may go out */
    this.server.on('connect', ({ url = '' }, socket) => {
      this.sent.push(`CONNECT ${url}`);
      socket.destroy();
    });
  }

  static async open(): Promise<Told> {
    const told = new Told();
    await new Promise<void>((resolve) => told.server.listen(0, '127.0.0.1', resolve));
    return told;
  }

  /** for `browser.newContext` */
  get proxy(): { server: string } {
    return { server: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  /** requests so far */
  get count(): number {
    return this.sent.length;
  }

  /** those of these texts that stand in some request so far */
  found(texts: readonly string[]): string[] {
    const requests = this.sent.map((one) => one.toLowerCase());
    return texts.filter((text) =>
      writings(text).some((form) => requests.some((one) => one.includes(form.toLowerCase()))),
    );
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await bodyOf(from);
    this.sent.push([from.method, from.url, from.rawHeaders.join('\n'), body.toString('utf8')].join('\n'));
    const onward = request(from.url ?? '', { method: from.method, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    onward.end(body);
  }
}
