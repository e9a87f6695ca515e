import type { Counter, Histogram, Registry } from 'prom-client';

/* What the context holds, without the code behind it: who uses a port need not read how it is made. */

/** What time it is, for everything that replicas compare. */
export interface Clock {
  (): Date;
  /** it is the database's; a test's own clock is not */
  isOfDatabase?: true;
}

/** Work that outlives the request that began it; shutting down waits for it. */
export interface Background {
  run: (job: string, work: () => Promise<void>) => void;
  /** resolves when all of it has ended */
  settled: () => Promise<void>;
}

/** Gathers what arrives while the database is busy into one write: with a real fsync a commit is the dear part. */
export interface Batcher<T> {
  /** resolves when the item is stored */
  add: (item: T) => Promise<void>;
}

export interface Metrics {
  registry: Registry;
  requests: Histogram<'operation' | 'status'>;
  insurerAnswers: Counter<'insurer' | 'kind'>;
  policyReports: Counter<'directive'>;
  releasesMissing: Counter<'family'>;
  paymentUnlistedCodes: Counter<'connector' | 'call' | 'class'>;
}

export interface Mail {
  from: string;
  to: string;
  /** who an answer goes to, when it is not the sender */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** the same for every try of one mail, so that a reader's program shows a repeated one once */
  messageId: string;
  attachments: { filename: string; content: Buffer }[];
}

export interface Mailer {
  /** @throws when the server did not take the mail, or nobody knows */
  send: (mail: Mail) => Promise<void>;
}
