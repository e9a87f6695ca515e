export interface Mail {
  id: string;
  to: string[];
  subject: string;
  attachments: { filename: string; mimeType: string; size: number }[];
}

export interface OpenMail extends Mail {
  text: string;
  html: string;
  attachments: (Mail['attachments'][number] & { base64: string })[];
}

export interface Sms {
  kind: 'message' | 'otp' | 'bank';
  to: string;
  text: string;
}

export interface Charges {
  rows: { kind: 'charge' | 'cancel' | 'refund'; paymentId: string; amount: number }[];
  /** kuruş that stayed with the merchant, per purchase */
  net: { conversationId: string; basketId: string; net: number; charges: number }[];
}

interface InsurerSettings {
  delayMs?: number | null;
  fault?: string | string[];
  /** of a decline */
  reason?: string;
  quoteValidMinutes?: number | null;
  tariffPercent?: number | null;
}

/** The sandbox's control interface (apps/sandbox/README.md), as far as the journeys need it. */
export class Sandbox {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  private async get<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.url}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  private async post(path: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }

  /** @param id of one insurer, or `all` */
  insurer(id: string, settings: InsurerSettings): Promise<void> {
    return this.post(`/control/insurers/${id}`, settings);
  }

  payment(settings: { delayMs?: number; fault?: string }): Promise<void> {
    return this.post('/control/payment', settings);
  }

  mail(settings: { fault: string }): Promise<void> {
    return this.post('/control/mail', settings);
  }

  address(settings: { fault: string }): Promise<void> {
    return this.post('/control/address', settings);
  }

  vehicle(settings: { fault: string }): Promise<void> {
    return this.post('/control/vehicle', settings);
  }

  /** no fault, no delay any more; what was written stays */
  mend(): Promise<void> {
    return this.post('/control/reset', { faultsOnly: true });
  }

  charges(): Promise<Charges> {
    return this.get('/control/charges');
  }

  /** Plays the buyer at the bank's page of a purchase, without the page. */
  async atTheBank(purchaseId: string, action: 'approve' | 'cancel'): Promise<void> {
    const { payments } = await this.get<{ payments: { paymentId: string; basketId: string }[] }>(
      '/control/payments',
    );
    const newest = payments.find(({ basketId }) => basketId === purchaseId);
    if (!newest) throw new Error(`No payment was begun for ${purchaseId}.`);
    await this.post(`/control/acs/${newest.paymentId}`, { action });
  }

  /** newest first */
  async mailsTo(address: string): Promise<Mail[]> {
    return (await this.get<{ mails: Mail[] }>(`/control/mails?to=${encodeURIComponent(address)}`)).mails;
  }

  openMail(id: string): Promise<OpenMail> {
    return this.get(`/control/mails/${id}`);
  }

  /** the papers that go to an address once its buyer came from the mail before, newest of two mails */
  async papersTo(address: string): Promise<OpenMail> {
    const mails = await this.mailsTo(address);
    const [newest] = mails;
    if (mails.length !== 2 || !newest) throw new Error(`${mails.length} mails went to ${address}`);
    return this.openMail(newest.id);
  }

  /** where the button of the newest mail to an address leads, from our origin on */
  async pageOfMail(address: string): Promise<string> {
    const [newest] = await this.mailsTo(address);
    const { text } = await this.openMail(newest?.id ?? '');
    const link = /https?:\/\/\S+satin-alma=\S+/.exec(text)?.[0];
    if (link === undefined) throw new Error(`No mail with a page went to ${address}.`);
    const { pathname, search } = new URL(link);
    return pathname + search;
  }

  /** newest first */
  async smsTo(number: string): Promise<Sms[]> {
    return (await this.get<{ sms: Sms[] }>(`/control/sms?to=${encodeURIComponent(number)}`)).sms;
  }

  /** the newest code the bank sent to a phone */
  async bankCode(phone: string): Promise<string> {
    const sms = (await this.smsTo(phone)).find(({ kind }) => kind === 'bank');
    const code = /sifreniz: (\d{6})/.exec(sms?.text ?? '')?.[1];
    if (code === undefined) throw new Error(`No code of the bank went to ${phone}.`);
    return code;
  }
}
