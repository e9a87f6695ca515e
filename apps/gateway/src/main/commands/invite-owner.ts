import { panelAddress } from '../../platform/http/host-sides.ts';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { addStaff, invitationLink, invite } from '../../staff/invite-staff.ts';
import { createContext } from '../context.ts';
import { root, toTheEnd } from './tell.ts';

/*
 * The first owner of an installation, or an owner locked out: `npx --yes pnpm@12 invite-owner <e-mail> <name>`
 * with the gateway's own environment prints a link that is good once, for two days. The embedded database is open to one
 * process only, so there the gateway must be stopped first.
 */
const [email, ...words] = process.argv.slice(2);
const name = words.join(' ');
if (!email?.includes('@') || name === '') {
  process.stderr.write('Usage: npx --yes pnpm@12 invite-owner <e-mail> <name>\n');
  process.exit(2);
}
await toTheEnd(async () => {
  const context = await createContext(readConfig(process.env, root));
  try {
    const key = email.toLowerCase();
    const known = await context.db
      .selectFrom('staff')
      .select(['id', 'role'])
      .where('email', '=', key)
      .executeTakeFirst();
    if (known && known.role !== 'owner') throw new StartError('somebody with another role has this e-mail.');
    const id =
      known?.id ??
      (await addStaff(context, context.db, { email: key, name, role: 'owner', partnerId: null }));
    const token = await invite(context, context.db, id);
    return invitationLink(panelAddress(context.config), 'tr', token);
  } finally {
    await context.close();
  }
}, 'Nobody was invited: ');
