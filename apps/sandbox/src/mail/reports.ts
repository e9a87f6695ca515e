import { createHmac } from 'node:crypto';
import { pause } from '../pause.ts';
import { randomCode } from '../random-text.ts';
import type { World } from '../world.ts';

/** What a server tells the sender of a mail it took (RFC 3464 §2.3.3 and §2.3.4). */
export interface Report {
  action: 'failed' | 'delayed' | 'delivered';
  status: string;
}

interface Envelope {
  /** where reports go */
  from: string;
  to: string;
  /** what the sender asked to be told of its mail by (RFC 3461) */
  id: string | null;
}

const setting = (world: World, name: string): unknown => world.faults.state('mail').settings[name];

const urlOf = (world: World): string | null => {
  const set = setting(world, 'reportUrl');
  return typeof set === 'string' ? set : world.config.mailReportUrl;
};

/** A delivery status notification, as a server writes it. */
const writeReport = (world: World, { from, to, id }: Envelope, { action, status }: Report): string => {
  const boundary = `sandbox-${randomCode(12)}`;
  return [
    `Date: ${world.clock().toUTCString()}`,
    'From: Mail Delivery Subsystem <MAILER-DAEMON@sandbox>',
    `To: <${from}>`,
    'Subject: Delivery Status Notification',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `Your message: ${action}.`,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; sandbox',
    ...(id === null ? [] : [`Original-Envelope-Id: ${id}`]),
    '',
    `Final-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n');
};

/** Hands a report in as the keeper of the sender's mailbox does: the whole mail, signed. */
const handIn = async (world: World, url: string, raw: string): Promise<void> => {
  const seconds = Math.floor(world.clock().getTime() / 1000);
  const mac = createHmac('sha256', world.config.mailReportSecret).update(`${seconds}.${raw}`).digest('hex');
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', signature: `t=${seconds},v1=${mac}` },
    body: raw,
    redirect: 'manual',
    signal: AbortSignal.any([world.closing, AbortSignal.timeout(10_000)]),
  }).catch(() => undefined);
};

/** Tells the sender of a mail what became of it, one report after the other. */
export const report = (world: World, envelope: Envelope, reports: readonly Report[]): void => {
  const url = urlOf(world);
  if (url === null || envelope.from === '') return;
  const wait = setting(world, 'reportDelayMs');
  const tell = async () => {
    for (const one of reports) {
      await pause(typeof wait === 'number' ? wait : 0, world.closing);
      if (world.closing.aborted) return;
      await handIn(world, url, writeReport(world, envelope, one));
    }
  };
  void tell();
};
