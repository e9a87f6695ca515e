import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

/** Ports of a running system; each can be changed by the variable of its name. */
export const ports = {
  PORT: port('PORT', 4300),
  HOP_PORT: port('HOP_PORT', 4301),
  CARD_PORT: port('CARD_PORT', 4302),
  CARD_INNER_PORT: port('CARD_INNER_PORT', 4303),
  SANDBOX_PORT: port('SANDBOX_PORT', 4400),
  ACS_PORT: port('ACS_PORT', 4401),
  SMTP_PORT: port('SMTP_PORT', 4425),
};

/** What the sandbox's mail server sends back is handed in at the gateway, under a secret that both know. */
const mailReports = (site: string): Record<string, string> => ({
  MAIL_RETURN_ADDRESS: process.env.MAIL_RETURN_ADDRESS ?? 'donus@sigortacarsisi.example',
  MAIL_REPORT_URL: process.env.MAIL_REPORT_URL ?? `${site}/e-posta/bildirim`,
  MAIL_REPORT_SECRET: process.env.MAIL_REPORT_SECRET ?? 'sandbox-mail-report-secret-of-our-own',
});

const cardEntry = (): Record<string, string> => ({
  CARD_URL: process.env.CARD_URL ?? `http://localhost:${ports.CARD_PORT}`,
  CARD_INNER_URL: process.env.CARD_INNER_URL ?? `http://localhost:${ports.CARD_INNER_PORT}`,
});

const registers = (sandbox: string): Record<string, string> => ({
  ADDRESS_URL: process.env.ADDRESS_URL ?? `${sandbox}/uavt`,
  VEHICLE_URL: process.env.VEHICLE_URL ?? `${sandbox}/vehicles`,
});

/** Of our account in each currency. */
const bankStatements = (files: string): Record<string, string> => ({
  BANK_STATEMENT_URL: process.env.BANK_STATEMENT_URL ?? `${files}/bank/mt940-{day}.sta`,
  BANK_STATEMENT_URL_EUR: process.env.BANK_STATEMENT_URL_EUR ?? `${files}/bank/eur/mt940-{day}.sta`,
  BANK_STATEMENT_URL_USD: process.env.BANK_STATEMENT_URL_USD ?? `${files}/bank/usd/mt940-{day}.sta`,
});

/** One set of addresses for gateway and sandbox, derived from the ports. */
export function addresses(): Record<string, string> {
  const sandbox = `http://localhost:${ports.SANDBOX_PORT}`;
  const site = process.env.PUBLIC_URL ?? `http://localhost:${ports.PORT}`;
  const files = `http://reports:sandbox-reports@localhost:${ports.SANDBOX_PORT}/reports`;
  return {
    PUBLIC_URL: site,
    HOP_URL: process.env.HOP_URL ?? `http://localhost:${ports.HOP_PORT}`,
    ...cardEntry(),
    SANDBOX_URL: sandbox,
    ACS_URL: `http://localhost:${ports.ACS_PORT}`,
    INSURERS_URL: process.env.INSURERS_URL ?? `${sandbox}/insurers`,
    PAYMENT_URL: process.env.PAYMENT_URL ?? `${sandbox}/iyzico`,
    NESTPAY_URL: process.env.NESTPAY_URL ?? `${sandbox}/nestpay`,
    RATES_URL: process.env.RATES_URL ?? `${sandbox}/kurlar`,
    IYZICO_SETTLEMENT_URL: process.env.IYZICO_SETTLEMENT_URL ?? `${files}/iyzico/settlement-{day}.csv`,
    IYZICO_INSTALLMENT_FEES:
      process.env.IYZICO_INSTALLMENT_FEES ?? '3:6.49%+0.25,6:10.49%+0.25,9:14.49%+0.25,12:18.49%+0.25',
    NESTPAY_SETTLEMENT_URL: process.env.NESTPAY_SETTLEMENT_URL ?? `${files}/nestpay/valor-{day}.csv`,
    ...bankStatements(files),
    SMS_URL: process.env.SMS_URL ?? `${sandbox}/sms`,
    ...registers(sandbox),
    SMTP_URL: process.env.SMTP_URL ?? `smtp://localhost:${ports.SMTP_PORT}`,
    ...mailReports(site),
    PANEL_OWNER: process.env.PANEL_OWNER ?? 'yonetici@sigortacarsisi.example',
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.data'),
    ...Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)])),
  };
}
