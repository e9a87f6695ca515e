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

  insurer(id: string, settings: { delayMs?: number; fault?: string }): Promise<void> {
    return this.post(`/control/insurers/${id}`, settings);
  }

  payment(settings: { delayMs?: number; fault?: string }): Promise<void> {
    return this.post('/control/payment', settings);
  }

  mail(settings: { fault: string }): Promise<void> {
    return this.post('/control/mail', settings);
  }

  charges<T>(): Promise<T> {
    return this.get<T>('/control/charges');
  }

  mailsTo<T>(address: string): Promise<T> {
    return this.get<T>(`/control/mails?to=${encodeURIComponent(address)}`);
  }

  smsTo<T>(number: string): Promise<T> {
    return this.get<T>(`/control/sms?to=${encodeURIComponent(number)}`);
  }
}
