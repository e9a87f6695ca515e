import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { lineAgent } from '@sigorta/egress/line-agent';
import { openCertificate } from '@sigorta/server-tls/own-certificate';
import type { FastifyInstance } from 'fastify';
import { buildInnerServer } from './inner-server.ts';
import { createOpenedCards } from './opened-cards.ts';
import { buildOuterServer } from './outer-server.ts';
import type { Settings } from './settings.ts';

export interface CardEntry {
  /** what browsers and what the gateway ask */
  urls: { outer: string; inner: string };
  close: () => Promise<void>;
}

const addressOf = (app: FastifyInstance, { certificate }: Settings): string =>
  `${certificate ? 'https' : 'http'}://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Starts both servers of card entry. @throws when a port is taken */
export async function openCardEntry(
  settings: Settings,
  clock: () => Date = () => new Date(),
): Promise<CardEntry> {
  const key = settings.sealKey ?? randomBytes(32);
  const dispatcher = lineAgent(settings.egress, {
    connections: 32,
    connect: { timeout: 10_000 },
    keepAliveTimeout: 30_000,
  });
  const cards = createOpenedCards(key, clock);
  const certificate = openCertificate(settings.certificate);
  const outer = buildOuterServer({ settings, key, clock, certificate });
  const inner = buildInnerServer({ settings, key, cards, dispatcher, clock, certificate });
  const stopFollowing = certificate.follow([outer.server, inner.server], (what) =>
    process.stdout.write(`Card entry: certificate ${what}\n`),
  );
  const close = async (): Promise<void> => {
    stopFollowing();
    await Promise.all([outer.close(), inner.close()]);
    await dispatcher.close();
  };
  try {
    await outer.listen({ host: settings.host, port: settings.port });
    await inner.listen({ host: settings.host, port: settings.innerPort });
  } catch (error) {
    await close();
    throw error;
  }
  return { urls: { outer: addressOf(outer, settings), inner: addressOf(inner, settings) }, close };
}
