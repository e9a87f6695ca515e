import { writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '../start-error.ts';

/**
 * Makes a key for backups: its file opens them, and what is returned seals them.
 * @throws StartError when the file is there already or cannot be written
 */
export const makeBackupKey = async (file: string): Promise<string> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new StartError(
      `The key could not be written to ${file}, which must not exist yet: ${String(error)}.`,
    );
  }
  return recipient;
};
