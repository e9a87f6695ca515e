import { schemeKey } from '@sigorta/contracts/first-scheme';

/** Everything that outlives a page in the browser, under the spec's keys (spec §3, decision 27). */
export const localKeys = {
  /** address of the endpoint; used only through `readEndpoint` */
  baseEndpoint: 'baseEndpoint',
  logoUrl: 'logo_url',
  /** name of the district to preselect */
  district: 'urlIlce',
  /** id of the SMS challenge, never the code (decision 1) */
  smsChallenge: 'smsVerificationCode',
  /** paths of the partner's products, JSON list */
  routers: 'routers',
  agentId: 'bayiId',
  /** the scheme a visitor chose; nothing while the system's holds (schemes.ts) */
  scheme: schemeKey,
} as const;

const sessionKeys = { testMode: 'test', callCentreMode: 'callCenter' } as const;

type LocalKey = keyof typeof localKeys;
type SessionKey = keyof typeof sessionKeys;

/** Storage may be missing (server) or forbidden (privacy settings): then nothing is kept and nothing fails. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const storage = {
  read: (key: LocalKey): string | null => attempt(() => localStorage.getItem(localKeys[key]), null),
  write: (key: LocalKey, value: string): void =>
    attempt(() => localStorage.setItem(localKeys[key], value), undefined),
  remove: (key: LocalKey): void => attempt(() => localStorage.removeItem(localKeys[key]), undefined),
  readFlag: (key: SessionKey): boolean =>
    attempt(() => sessionStorage.getItem(sessionKeys[key]) === 'true', false),
  writeFlag: (key: SessionKey, on: boolean): void =>
    attempt(() => sessionStorage.setItem(sessionKeys[key], String(on)), undefined),
};

/** Keys of calls that were sent and are not answered yet, of this tab; what they are about is not in them. */
export const callKeys = {
  read: (): string | null => attempt(() => sessionStorage.getItem('istekler'), null),
  write: (text: string): void => attempt(() => sessionStorage.setItem('istekler', text), undefined),
};

/**
 * Where calls go: the stored `baseEndpoint` when its origin is allowed, else the page's own endpoint (decision 3). A brand with
 * an endpoint of its own allows that alone: what another brand left behind in this browser is not taken for it.
 * @param boot gives the default and the allow list
 * @param origin of the page
 */
export function readEndpoint(
  boot: { endpoint: string; endpointOrigins: readonly string[] },
  origin: string,
): string {
  const stored = storage.read('baseEndpoint');
  if (!stored) return boot.endpoint;
  const url = URL.canParse(stored, origin) ? new URL(stored, origin) : null;
  const allowed = boot.endpointOrigins.length > 0 ? boot.endpointOrigins : [origin];
  if (url && allowed.includes(url.origin)) return url.href;
  console.warn(`baseEndpoint ${stored} is not an allowed origin and is ignored.`);
  return boot.endpoint;
}
