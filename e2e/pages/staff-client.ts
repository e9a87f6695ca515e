import { type APIRequestContext, expect } from '@playwright/test';
import { factorCode, testStaff } from '../system/test-staff.ts';
import { callGateway } from './call-gateway.ts';

/** A member of staff at work through the panel's operations, without its screens. */
export class StaffClient {
  readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** @param name of the test person; a code of the app counts once, so nobody else may use this one */
  async signIn(name: string): Promise<this> {
    const person = testStaff.find((one) => one.name === name);
    if (!person) throw new Error(`nobody is called ${name}`);
    const { email, password, totpSecret } = person;
    const { challenge } = await this.call('staff/sign-in', { email, password });
    await this.call('staff/second-factor', { challenge, code: factorCode(totpSecret) });
    return this;
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers freely
  async call(producer: string, data: object): Promise<any> {
    const [answer] = await callGateway(this.request, producer, data);
    return answer;
  }

  /** @returns path and query of the link */
  async askForPayment(change: object = {}): Promise<string> {
    const { link } = await this.call('panel/payment-requests/create', {
      amount: { minor: 125_050, currency: 'TRY' },
      purpose: 'Kasko ikinci taksit',
      reference: 'KAS-88213',
      language: 'tr',
      name: 'Defne Aydın',
      phone: '0532 123 42 17',
      email: 'defne@ornek.com',
      days: 3,
      send: [],
      ...change,
    });
    const { pathname, search } = new URL(link);
    return pathname + search;
  }

  /** Enters the whole amount of a transfer that is waited for; a second person agrees. */
  async confirmTransfer(reference: string, second: StaffClient): Promise<void> {
    const { rows } = await this.call('panel/transfers', { search: reference });
    const { id, amount } = rows[0];
    const arrivedOn = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await this.call('panel/transfers/enter', { id, amount, arrivedOn })).toEqual({ verdict: 'right' });
    const { rows: waiting } = await second.call('panel/proposals', { search: id, part: 'to-decide' });
    const said = { id: waiting[0].id, approve: true, note: 'Ekstreye baktım' };
    expect(await second.call('panel/proposals/decide', said)).toEqual({ state: 'approved' });
  }
}
