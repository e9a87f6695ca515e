import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export const isSecure = (config: Pick<Config, 'publicUrl'>): boolean => config.publicUrl.startsWith('https:');

/** `__Host-` only works over https; on http://localhost the plain name stands in. */
export const sessionCookieName = (config: Config): string => (isSecure(config) ? '__Host-buyer' : 'buyer');

/** The same of a browser in the panel on a host of its own: no buyer's cookie means anything there, and none of its here. */
export const panelSessionCookieName = (config: Config): string =>
  isSecure(config) ? '__Host-panel' : 'panel';

/** Proves a phone for some hours (src/login); beside the buyer's cookie, not instead of it. */
export const loginCookieName = (config: Config): string => (isSecure(config) ? '__Host-login' : 'login');

/** Authority of a member of staff (src/staff); as above, beside the browser's session. */
export const staffCookieName = (config: Config): string => (isSecure(config) ? '__Host-staff' : 'staff');

/** Stays after a sign-out: that somebody has signed in with this browser (staff/sign-in/known-device.ts). */
export const staffDeviceCookieName = (config: Config): string =>
  isSecure(config) ? '__Host-staff-device' : 'staff-device';

/** Readable: id, name and role for display, worth nothing as proof (spec §3). */
export const staffDisplayCookieName = 'panelUser';

/** Holds the place of who was put off in a full gateway, for two minutes (http/waited-mark.ts). */
export const waitedCookieName = (config: Config): string => (isSecure(config) ? '__Host-waited' : 'waited');

export const xsrfCookieName = 'XSRF-TOKEN';

/** Of a request, also at a door, which is asked before they are read. */
export const cookiesOf = ({
  cookies,
  headers,
  server,
}: Pick<FastifyRequest, 'cookies' | 'headers' | 'server'>): FastifyRequest['cookies'] =>
  cookies ?? server.parseCookie(headers.cookie ?? '');

/** Adds a cookie for the whole site, SameSite=Lax. */
export const setCookie = (
  reply: FastifyReply,
  config: Config,
  name: string,
  value: string,
  options: { httpOnly: boolean; maxAgeSeconds: number },
): void => {
  reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config),
    httpOnly: options.httpOnly,
    maxAge: options.maxAgeSeconds,
  });
};
