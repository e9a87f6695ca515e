import { roles } from '@sigorta/contracts/panel/permissions';
import * as v from 'valibot';
import { isSecure } from '../../platform/http/cookies.ts';
import { readConfig } from '../../platform/read-config.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { StartError } from '../../platform/start-error.ts';
import { addStaff } from '../../staff/invite-staff.ts';
import { hashPassword } from '../../staff/sign-in/password.ts';
import { createContext } from '../context.ts';
import { namedFile, readJson, root, toTheEnd } from './tell.ts';

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

const file = namedFile('node apps/gateway/run.mjs import-staff <JSON file with the people>');
await toTheEnd(async () => {
  const given = readJson(file, people);
  const config = readConfig(process.env, root);
  if (isSecure(config)) throw new StartError('this site is no demonstration.');
  const context = await createContext(config);
  try {
    /* people of a demonstration have one password: its hash costs a quarter of a second of a core */
    const hashes = new Map<string, string>();
    for (const { password, totpSecret, ...person } of given) {
      const hash = hashes.get(password) ?? (await hashPassword(password, config.passwordCost));
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
  } finally {
    await context.close();
  }
  return `${given.length} people written.`;
}, 'The people were not written: ');
