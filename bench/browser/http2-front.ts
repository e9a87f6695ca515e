import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/** A throw-away certificate for localhost, made by openssl. */
function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'sigorta-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...of],
      {
        stdio: 'ignore',
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let made: Certificate | null = null;
const certificate = (): Certificate => {
  made ??= makeCertificate();
  return made;
};

/**
 * What has a browser take the certificate for a good one. Without it a browser that is told to overlook its faults shows the page, but
 * keeps nothing of it: every second request would go over the line.
 */
export const trustingFlag = (): string => {
  const key = new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
};

function passOn(target: number, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
  );
  const asked = httpRequest(
    {
      host: 'localhost',
      port: target,
      path: request.url,
      method: request.method,
      /* the gateway's own address, by which it knows calls of its pages from those of others */
      headers: {
        ...headers,
        host: `localhost:${target}`,
        ...(headers.origin && { origin: `http://localhost:${target}` }),
      },
    },
    (answer: IncomingMessage) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.stream.close());
  request.pipe(asked);
}

/** What stands before the gateway in a real place: TLS and HTTP/2 on `port`, plain HTTP/1.1 to `target`. */
export async function startFront(port: number, target: number): Promise<() => void> {
  const server = createSecureServer(certificate(), (request, response) => passOn(target, request, response));
  await new Promise<void>((ready) => server.listen(port, 'localhost', ready));
  return () => server.close();
}
