import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '../../../contracts/src/operations/table.ts';
import { root } from '../start/settings.ts';
import { undeclaredCodes } from './undeclared.ts';

test('whatever a handler or anything below it throws is declared by its operation', () => {
  const looked = undeclaredCodes();
  expect(looked.undeclared).toEqual([]);
  expect(looked.needless).toEqual([]);
  expect(looked.operations).toBe(Object.keys(operations).length);
  expect(looked.codes).toBeGreaterThan(350);
});

/** A file with one more refusal in it. */
const planted = (path: string, before: string, fault: string) => {
  const file = join(root, path);
  const code = readFileSync(file, 'utf8');
  expect(code).toContain(before);
  return undeclaredCodes(new Map([[file, code.replace(before, `${fault}\n${before}`)]])).undeclared;
};

test.each([
  [
    'in the handler itself',
    'apps/gateway/src/panel/quotes/work.ts',
    '  const staff = staffOf(call);\n  await context.db.transaction().execute(async (trx) => {\n    const row = await quoteInScope(trx, id, staff);\n    if (assigneeId',
    "  if (!id) throw new Refusal('sms-failed');",
    'quoteChange answers sms-failed: changeQuote',
  ],
  [
    'in a function of another file',
    'apps/gateway/src/panel/assignment/assignable.ts',
    '  const offered = await assignableTo',
    "  if (!assigneeId) throw new Refusal('coupon-not-valid');",
    'quoteChange answers coupon-not-valid: changeQuote > checkAssignee',
  ],
  [
    'as one of two codes, four calls below',
    'apps/gateway/src/purchase/store/rows.ts',
    '  const [row] = await heldNow(db, { id: purchaseId });',
    "  if (!purchaseId) throw new Refusal(purchaseId ? 'not-found' : 'phone-not-found');",
    'emailCorrection answers phone-not-found: correctEmail > lockPurchase',
  ],
  [
    'as a refusal of the machine for a command that is ordered',
    'apps/gateway/src/panel/assignment/assignable.ts',
    '  const offered = await assignableTo',
    "  const command = { do: 'issue', orderId: assigneeId };",
    'quoteChange answers request-closed: changeQuote > checkAssignee > policyCommands#issue',
  ],
])('an undeclared code planted %s is found', (_, path, before, fault, line) => {
  expect(planted(path, before, fault)).toContain(line);
});
