import { isIPv6 } from 'node:net';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone|\biPad/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([mark]) => mark.test(agent))?.[1];

/** For a person's own list of sessions: `Firefox · Linux`, `?` for what names itself otherwise. */
export const browserName = (userAgent: string): string =>
  [named(browsers, userAgent) ?? '?', named(systems, userAgent)].filter(Boolean).join(' · ');

/** An address without the part that names one machine. */
export const networkOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${plain.split(':').slice(0, 3).filter(Boolean).join(':')}::`;
  return plain.replace(/\.\d+$/, '.0');
};
