import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressMark, isAddressMark } from '../../buyers/letters/own-address.ts';
import { readGrant, signGrant } from '../../policies/documents/document-token.ts';
import { readLink, writeLink } from '../../site/previews/preview-link.ts';
import { knownDevice, newDevice } from '../../staff/sign-in/known-device.ts';
import { isXsrfToken, xsrfToken } from '../http/cross-site.ts';
import type { SigningKeys } from '../ports.ts';
import { isOfOurs } from './signing-keys.ts';

const [before, now, strange] = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(32))) as [
  Buffer,
  Buffer,
  Buffer,
];
const day = new Date('2026-06-14T10:00:00Z');
const grant = { opens: 'document', id: 'd'.repeat(22), sessionId: 's', until: day.getTime() + 1000 } as const;
const link = { id: 'preview-1', release: 'pet@00000000000000aa', endsAt: day };

/** Everything that is signed and comes back: what makes it, and whether it is taken. */
const signed: [string, (keys: SigningKeys) => string, (keys: SigningKeys, text: string) => boolean][] = [
  ['a token of a page', (keys) => xsrfToken(keys, 's'), (keys, text) => isXsrfToken(keys, text, 's')],
  [
    'a link to a paper',
    (keys) => signGrant(keys, grant),
    (keys, text) => readGrant(keys, text, 's', day) !== null,
  ],
  [
    'the mark of a letter',
    (signingKeys) => addressMark({ signingKeys }, 'order', 'a@b.example'),
    (signingKeys, text) => isAddressMark({ signingKeys }, 'order', 'a@b.example', text),
  ],
  [
    'the mark of a browser of staff',
    (signingKeys) => newDevice({ signingKeys }, 'a@b.example'),
    (signingKeys, text) => knownDevice({ signingKeys }, text, 'a@b.example') !== null,
  ],
  [
    'a link to a preview',
    (signingKeys) => writeLink({ signingKeys }, link),
    (signingKeys, text) => readLink({ signingKeys }, text) !== null,
  ],
];

test.each(signed)(
  '%s is taken under the key that signed it, whatever its place in the list',
  (_, make, isTaken) => {
    const old = make([before]);
    expect(isTaken([before], old)).toBe(true);
    expect(isTaken([now, before], old)).toBe(true);
    expect(isTaken([now, strange, before], old)).toBe(true);
    expect(isTaken([now, strange], old)).toBe(false);
    /* what is new is signed with the first */
    const young = make([now, before]);
    expect(isTaken([now], young)).toBe(true);
    expect(isTaken([before], young)).toBe(false);
    /* a gateway that was told of the next key only takes it too */
    expect(isTaken([before, now], young)).toBe(true);
  },
);

test('a signature of another length, or none, is nobody’s', () => {
  const sign = (key: Buffer) => createHmac('sha256', key).update('x').digest('base64url');
  expect(isOfOurs([now, before], sign(before), sign)).toBe(true);
  for (const given of ['', sign(before).slice(1), `${sign(before)}A`, `ş${sign(before).slice(1)}`])
    expect(isOfOurs([now, before], given, sign)).toBe(false);
});
