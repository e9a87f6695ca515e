import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild, stopChild, waitUntilUp } from '@sigorta/tooling/process/child';
import { shortLived } from '@sigorta/tooling/process/short-lived';
import { newDataFolder } from './data-folder.ts';
import { writeRows } from './import-rows.ts';
import { portsFrom } from './ports.ts';
import { Sandbox } from './sandbox.ts';

/** Settings as `partner/website-info` gives them; whatever is left out is null. */
export interface PartnerRow {
  id: string;
  /** host names it is served under */
  hosts?: readonly string[];
  settings: Readonly<Record<string, unknown>>;
}

const ourRoot = join(import.meta.dirname, '../..');

export interface System {
  /** the site and the gateway, one origin */
  url: string;
  /** the gateway's DATA_DIR */
  data: string;
  sandbox: Sandbox;
  gateway: {
    /** starts it again with the same data */
    start: (env?: Record<string, string>) => Promise<void>;
    stop: () => Promise<void>;
    /** what it printed last */
    tail: () => string;
    exited: () => Promise<number | null>;
  };
  stop: () => Promise<void>;
}

/**
 * Starts sandbox, card entry and gateway from the built site, with data of their own.
 * @param base first port; six more follow it (`portsFrom`)
 * @param root the repository, or a copy of it
 * @param partners brands beside the sample ones
 * @param words for the Node of its gateway
 */
export async function startSystem(
  base: number,
  env: Record<string, string> = {},
  root = ourRoot,
  partners: readonly PartnerRow[] = [],
  words: readonly string[] = [],
): Promise<System> {
  const data = newDataFolder();
  const ports = portsFrom(base);
  const sandboxUrl = `http://localhost:${ports.SANDBOX_PORT}`;
  const settings: Record<string, string> & { DATA_DIR: string } = {
    ...ports,
    PUBLIC_URL: `http://localhost:${base}`,
    HOP_URL: `http://localhost:${ports.HOP_PORT}`,
    CARD_URL: `http://localhost:${ports.CARD_PORT}`,
    CARD_INNER_URL: `http://localhost:${ports.CARD_INNER_PORT}`,
    SANDBOX_URL: sandboxUrl,
    ACS_URL: `http://localhost:${ports.ACS_PORT}`,
    INSURERS_URL: `${sandboxUrl}/insurers`,
    PAYMENT_URL: `${sandboxUrl}/iyzico`,
    RATES_URL: `${sandboxUrl}/kurlar`,
    SMS_URL: `${sandboxUrl}/sms`,
    ADDRESS_URL: sandboxUrl,
    VEHICLE_URL: `${sandboxUrl}/vehicles`,
    SMTP_URL: `smtp://localhost:${ports.SMTP_PORT}`,
    DATA_DIR: data,
    /* all tests come from one address */
    RATE_LIMIT_FACTOR: '20',
    /* a machine that does much beside is no rush */
    BUSY_LOOP_MS: '0',
    ...env,
  };
  await expectFree([ports.PORT, ports.SANDBOX_PORT, ports.CARD_PORT]);
  const starts = {
    sandbox: 'apps/sandbox/src/start.ts',
    cardEntry: 'apps/card-entry/src/server/start.ts',
    gateway: 'apps/gateway/src/main/start.ts',
  };
  const run = (name: keyof typeof starts, before: readonly string[] = []) =>
    startChild(name, process.execPath, [...before, starts[name]], { cwd: root, env: settings });
  const sandbox = run('sandbox');
  const cardEntry = run('cardEntry');
  await Promise.all([
    waitUntilUp(sandbox, `${sandboxUrl}/healthz`),
    waitUntilUp(cardEntry, `${settings.CARD_INNER_URL}/healthz`),
  ]);
  try {
    if (partners.length > 0) await writeRows('import-partners', partners, { root, env: settings });
  } catch (error) {
    await Promise.all([stopChild(sandbox), stopChild(cardEntry)]);
    throw error;
  }
  let gateway: Child | undefined;
  const start = async (more: Record<string, string> = {}) => {
    Object.assign(settings, more);
    gateway = run('gateway', words);
    await waitUntilUp(gateway, `http://localhost:${base}/readyz`);
  };
  const stopGateway = async () => {
    if (gateway) await stopChild(gateway);
  };
  await start();
  return {
    url: `http://localhost:${base}`,
    data,
    sandbox: new Sandbox(sandboxUrl),
    gateway: {
      start,
      stop: stopGateway,
      tail: () => gateway?.tail() ?? '',
      exited: async () => (gateway ? gateway.exited : null),
    },
    stop: async () => {
      await stopGateway();
      await Promise.all([stopChild(sandbox), stopChild(cardEntry)]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One for a journey that breaks something. It answers some thousand statements and ends. */
export const startOwnSystem = (
  base: number,
  env: Record<string, string> = {},
  root = ourRoot,
  partners: readonly PartnerRow[] = [],
): Promise<System> => startSystem(base, env, root, partners, shortLived);

/** Somebody else's system would be tested instead of ours. */
async function expectFree(ports: readonly string[]): Promise<void> {
  for (const port of ports) {
    const isTaken = await fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (isTaken) throw new Error(`Port ${port} is in use; set another first port with E2E_PORT.`);
  }
}
