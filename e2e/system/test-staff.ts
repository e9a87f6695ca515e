import { createHmac } from 'node:crypto';
import type { Role } from '@sigorta/contracts/panel/permissions';

export interface TestStaff {
  email: string;
  name: string;
  role: Role;
  partnerId: string | null;
  password: string;
  totpSecret: string;
}

const password = 'mor kedi rafta uyur';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const somebody = (role: Role, name: string, key: string, partnerId: string | null = null): TestStaff => ({
  email: `${key.toLowerCase()}@sigortacarsisi.example`,
  name,
  role,
  partnerId,
  password,
  totpSecret: key.padEnd(32, 'A'),
});

/** One person for every role, and several owners: a code of the app counts once, and tests sign in at the same time. */
export const testStaff: readonly TestStaff[] = [
  ...['ALFA', 'BETA', 'GAMA', 'DELTA', 'EPSI', 'ZETA', 'ETA', 'TETA', 'YOTA', 'KAPA'].map((key) =>
    somebody('owner', 'Selin Korkmaz', `${key}OWNER`),
  ),
  somebody('agent', 'Kaan Kaya', 'AGENT', 'kaya-acente'),
  somebody('call-centre', 'Elif Aksoy', 'CALLCENTRE'),
  somebody('finance', 'Mert Uysal', 'FINANCE'),
  somebody('finance', 'Derya Sezer', 'FINANCETWO'),
  somebody('finance', 'Nil Ergin', 'FINANCETHREE'),
  somebody('finance', 'Barış Tok', 'FINANCEFOUR'),
  /* second persons, each of one journey */
  somebody('finance', 'Ece Alkan', 'FINANCEFIVE'),
  somebody('finance', 'Okan Tan', 'FINANCESIX'),
  somebody('finance', 'Pelin Ay', 'FINANCESEVEN'),
  somebody('read-only', 'Ada Yalçın', 'READONLY'),
  somebody('auditor', 'Cem Erdem', 'AUDITOR'),
  /* whose device holds a passkey, one for each language of that journey */
  somebody('call-centre', 'Sema Işık', 'PASSKEYONE'),
  somebody('call-centre', 'Nur Demir', 'PASSKEYTWO'),
  /* and one who is there before the panel moves to another host, and after */
  somebody('call-centre', 'Ayla Koç', 'PASSKEYMOVED'),
];

/** What the app of a test person shows now, or in the next steps (RFC 6238). */
export function factorCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac('sha1', key).update(counter).digest();
  const value = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(value % 1_000_000).padStart(6, '0');
}
