import { describe, expect, it } from 'vitest';
import { followed, placeOf, shortPlaceOf } from './renames.ts';

describe('a moved path', () => {
  const renames = followed([
    ['src/staff/me.ts', 'src/people/me.ts'],
    ['src/people/me.ts', 'src/staff/sign-in/me.ts'],
    ['src/mail/send.ts', 'src/platform/mail/send.ts'],
    ['src/mail/text/letter.ts', 'src/platform/mail/text/letter.ts'],
    ['src/mail/refund.ts', 'src/payments/refunds/mail.ts'],
    ['src/away.ts', 'src/there.ts'],
    ['src/there.ts', 'src/away.ts'],
  ]);

  it('is followed through every move to where it is now', () => {
    expect(placeOf('src/staff/me.ts', renames)).toBe('src/staff/sign-in/me.ts');
    expect(placeOf('src/people/me.ts', renames)).toBe('src/staff/sign-in/me.ts');
  });

  it('of a folder is where most of its files went', () => {
    expect(placeOf('src/mail', renames)).toBe('src/platform/mail');
  });

  it('that came back has not moved, and one that git never moved is unknown', () => {
    expect(placeOf('src/away.ts', renames)).toBeNull();
    expect(placeOf('src/none.ts', renames)).toBeNull();
  });

  it('named by its end keeps as many parts, if one file of that name was moved', () => {
    expect(shortPlaceOf('staff/me.ts', renames)).toBe('sign-in/me.ts');
    expect(shortPlaceOf('send.ts', renames)).toBe('send.ts');
    expect(shortPlaceOf('mail/none.ts', renames)).toBeNull();
    expect(
      shortPlaceOf(
        'me.ts',
        followed([
          ['a/me.ts', 'c/me.ts'],
          ['b/me.ts', 'd/me.ts'],
        ]),
      ),
    ).toBeNull();
  });
});
