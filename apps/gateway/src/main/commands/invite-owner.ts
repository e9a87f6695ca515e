import { join } from 'node:path';
import { readConfig } from '../../platform/read-config.ts';
import { addStaff, invitationLink, invite } from '../../staff/invite-staff.ts';
import { createContext } from '../context.ts';

/*
 * The first owner of an installation, or an owner locked out: `npx --yes pnpm@12 invite-owner <e-mail> <name>`
 * with the gateway's own environment prints a link that is good once, for two days. The embedded database is open to one
 * process only, so there the gateway must be stopped first.
 */
const root = join(import.meta.dirname, '../../../../..');
const [email, ...words] = process.argv.slice(2);
const name = words.join(' ');
if (!email?.includes('@') || name === '') {
  process.stderr.write('Usage: npx --yes pnpm@12 invite-owner <e-mail> <name>\n');
  process.exit(1);
}
try {
  const context = await createContext(readConfig(process.env, root));
  const key = email.toLowerCase();
  const known = await context.db
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('email', '=', key)
    .executeTakeFirst();
  if (known && known.role !== 'owner') throw new Error('somebody with another role has this e-mail');
  const id =
    known?.id ?? (await addStaff(context, context.db, { email: key, name, role: 'owner', partnerId: null }));
  const token = await invite(context, context.db, id);
  process.stdout.write(`${invitationLink(context.config.publicUrl, 'tr', token)}\n`);
  await context.close();
} catch (error) {
  process.stderr.write(`Nobody was invited: ${String(error)}\n`);
  process.exit(1);
}
