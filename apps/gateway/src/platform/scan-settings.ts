import * as v from 'valibot';
import { scannerHere } from './production-rules.ts';
import { unset } from './setting-kinds.ts';

/** Who looks at files that others hand in. */
export const scanSettings = {
  VIRUS_SCANNER: unset(
    v.pipe(
      v.string(),
      v.regex(/^(?:unix:\/[^\s]+|tcp:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5})$/i),
      v.check((text) => text.startsWith('unix:') || URL.canParse(text)),
      v.transform((text) => {
        if (text.startsWith('unix:')) return { path: text.slice('unix:'.length) };
        const { hostname, port } = new URL(text);
        return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
      }),
    ),
    {
      instead: 'files are drawn anew and not scanned',
      meaning:
        'ClamAV’s daemon, asked about every picture that is handed in; while it does not answer none is taken (docs/operations.md)',
      fits: 'unix:/path/of/a/socket or tcp://host:port',
      line: 'inside',
      production: scannerHere,
    },
  ),
} as const;
