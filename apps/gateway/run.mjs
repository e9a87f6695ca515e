// The gateway's programs, for people and for scripts: runs on any Node, so that an old one is told in words.
import { requireNode } from '../../packages/tooling/src/require-node.mjs';

const [command = 'start', ...words] = process.argv.slice(2);
const programs = {
  start: './src/main/start.ts',
  migrate: './src/main/commands/migrate.ts',
  'invite-owner': './src/main/commands/invite-owner.ts',
  'import-partners': './src/main/commands/import-partners.ts',
  'import-staff': './src/main/commands/import-staff.ts',
  backup: './src/main/commands/backup.ts',
  restore: './src/main/commands/restore.ts',
  'resume-sending': './src/main/commands/resume-sending.ts',
  reconcile: './src/main/commands/reconcile.ts',
  'backup-key': './src/main/commands/backup-key.ts',
  'keep-keys': './src/main/commands/keep-keys.ts',
  'check-ledger': './src/main/commands/check-ledger.ts',
  'move-files': './src/main/commands/move-files.ts',
  keys: './src/main/commands/keys.ts',
  site: './src/main/commands/site.ts',
  'write-settings': './src/main/commands/write-settings.ts',
  'print-egress': './src/main/commands/print-egress.ts',
  'print-contract': './src/main/commands/print-contract.ts',
};
const program = programs[/** @type {keyof typeof programs} */ (command)];
if (!program) {
  console.error(`The gateway has no program "${command}"; it has ${Object.keys(programs).join(', ')}.`);
  process.exit(2);
}
requireNode([command === 'start' ? '--filter gateway start' : command, ...words].join(' '));
process.argv.splice(2, 1);
await import(program);
