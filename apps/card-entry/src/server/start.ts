import { openCardEntry } from './open-card-entry.ts';
import { readSettings } from './settings.ts';

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE'
    ? 'Its port is in use; choose another with CARD_PORT or CARD_INNER_PORT.'
    : error.message;
};

try {
  const settings = readSettings(process.env);
  const entry = await openCardEntry(settings);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void entry.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(`Card entry: ${settings.url}\n`);
} catch (error) {
  process.stderr.write(`Card entry did not start: ${sentenceOf(error)}\n`);
  process.exit(1);
}
