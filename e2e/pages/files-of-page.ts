import type { Page } from '@playwright/test';

export interface LoadedFile {
  /** without folders: it carries the sum of what is in it */
  name: string;
  /** below which address it was asked for */
  folder: string;
  /** this browser had it */
  isKept: boolean;
  /** as they came over the line, head included; 0 of what was kept */
  bytes: number;
}

/** Opens an address and tells the scripts and styles that it took, until nothing is asked for any more; closes the page. */
export async function filesOf(page: Page, address: string): Promise<LoadedFile[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const found = new Map<string, LoadedFile>();
  /* told before the answer where another page of this process had the file in memory, after it otherwise */
  const served = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(new URL(response.url).pathname) ?? [];
    found.set(requestId, {
      name,
      folder,
      isKept: response.fromDiskCache === true || served.has(requestId),
      bytes: 0,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    served.add(requestId);
    const file = found.get(requestId);
    if (file) file.isKept = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = found.get(requestId);
    if (file && !file.isKept) file.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return [...found.values()];
}
