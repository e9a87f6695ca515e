import { type Egress, hostsOf, isHost, isProxyAddress } from '@sigorta/egress/egress';
import * as v from 'valibot';
import { anything } from './production-rules.ts';
import { standing, unset } from './setting-kinds.ts';

/** What lines to the outside go through (docs/egress.md). */
export const egressSettings = {
  EGRESS_PROXY: unset(v.pipe(v.string(), v.check(isProxyAddress)), {
    instead: 'lines to the outside are opened straight',
    meaning:
      'HTTP proxy that every line to the outside goes through by CONNECT: what holds gateways and card entry to their list (docs/egress.md)',
    fits: 'an address of a proxy such as http://egress:3128, with nothing behind the host and its port',
    secret: true,
    line: 'inside',
    production: anything,
  }),
  EGRESS_DIRECT: standing(
    v.pipe(
      v.string(),
      v.transform(hostsOf),
      v.check((hosts) => hosts.every(isHost)),
    ),
    '',
    {
      meaning:
        'hosts, with commas, that are inside and reached without it; this machine always is, and so are the settings that name the inside alone',
      fits: 'hosts with commas between them, without scheme, port or *',
      production: anything,
    },
  ),
} as const;

export const egressOf = (e: { EGRESS_PROXY?: string | undefined; EGRESS_DIRECT: string[] }): Egress => ({
  proxy: e.EGRESS_PROXY ?? null,
  inside: e.EGRESS_DIRECT,
});
