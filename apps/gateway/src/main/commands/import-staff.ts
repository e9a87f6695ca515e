import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '@sigorta/contracts/panel/permissions';
import * as v from 'valibot';
import { isSecure } from '../../platform/http/cookies.ts';
import { readConfig } from '../../platform/read-config.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { addStaff } from '../../staff/invite-staff.ts';
import { hashPassword } from '../../staff/sign-in/password.ts';
import { createContext } from '../context.ts';

/*
 * People of the panel for demonstrations and browser tests, with passwords and authenticators that somebody else chose:
 * `node apps/gateway/run.mjs import-staff staff.json`. A site under https refuses; there people are invited.
 */
const people = v.array(
  v.strictObject({
    email: v.pipe(v.string(), v.toLowerCase(), v.email()),
    name: v.string(),
    role: v.picklist(roles),
    partnerId: v.nullable(v.string()),
    password: v.string(),
    /** base 32 */
    totpSecret: v.string(),
  }),
);

const root = join(import.meta.dirname, '../../../../..');
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Name the JSON file with the people.\n');
  process.exit(1);
}
try {
  const given = v.parse(people, JSON.parse(readFileSync(file, 'utf8')));
  const context = await createContext(readConfig(process.env, root));
  if (isSecure(context.config)) throw new Error('this site is no demonstration');
  /* people of a demonstration have one password: its hash costs a quarter of a second of a core */
  const hashes = new Map<string, string>();
  for (const { password, totpSecret, ...person } of given) {
    const hash = hashes.get(password) ?? (await hashPassword(password));
    hashes.set(password, hash);
    const id = await addStaff(context, context.db, person);
    await context.db
      .updateTable('staff')
      .set({
        password_hash: hash,
        totp_secret: seal(context.dataKeys, id, totpSecret),
        totp_confirmed_at: context.clock(),
      })
      .where('id', '=', id)
      .execute();
  }
  await context.close();
  process.stdout.write(`${given.length} people written.\n`);
} catch (error) {
  process.stderr.write(`The people were not written: ${String(error)}\n`);
  process.exit(1);
}
