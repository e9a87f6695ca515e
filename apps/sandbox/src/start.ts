import { configFrom } from './config.ts';
import { startSandbox } from './sandbox.ts';

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use; choose another with SANDBOX_PORT, ACS_PORT or SMTP_PORT.`;
  if (code === 'EACCES' || code === 'ENOTDIR' || code === 'EROFS' || code === 'ENOSPC')
    return `The data folder cannot be written: ${error.message}`;
  return error.message;
};

// it keeps phones, mails and policies like the world it plays, in the gateway's own folder
process.umask(0o077);

try {
  const sandbox = await startSandbox(configFrom(process.env, process.argv.slice(2)));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(
    `Sandbox: ${sandbox.urls.main}  (bank pages ${sandbox.urls.acs}, mail ${sandbox.urls.smtp})\n`,
  );
} catch (error) {
  process.stderr.write(`The sandbox did not start: ${sentenceOf(error)}\n`);
  process.exit(1);
}
