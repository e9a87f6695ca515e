import { changed, type Fault, faultsOf, kurus, line, of, without } from './planted.ts';

/*
 * What is no fault and for somebody to know. The shop has a purchase that is not written yet, and policies of which nothing stays; its money of
 * transfers came at an hour of long ago, so each story says anew when it came.
 */

const cameLately = `update ledger_entry set at = now() - interval '2 days'`;
const cameBefore = (hours: number, what: string): string =>
  `update ledger_entry set at = now() - interval '${hours} hours' where event = 'transfer-arrived' and ${what}`;

const notWritten = 'q-old | q-old: not yet, should be posted';
const ofYedicam = ' | yedicam: 1 policies, should be commission';
const ofKaraca = ' | karaca: 2 policies, should be commission';

export const caseFaults: readonly Fault[] = faultsOf({
  'unmatched-for-long': {
    'money of an hour more than three days': [
      [cameLately, cameBefore(73, `subject = 'm-waits'`)],
      'q-waits | t-waits: -1200, should be 0',
    ],
    'nothing of an hour less': [[cameLately, cameBefore(71, `subject = 'm-waits'`)]],
    'nothing of three days to the moment': [[cameLately, cameBefore(72, `subject = 'm-waits'`)]],
    'all that is old and nobody’s': [
      `update ledger_entry set at = now() - interval '9 days'`,
      'q-waits | t-waits: -1200, should be 0',
      'q-transfer | t-transfer: -3000, should be 0',
    ],
    'a transfer whose first money is old': [
      [cameLately, cameBefore(99, `subject = 'm-taken'`)],
      'q-transfer | t-transfer: -3000, should be 0',
    ],
    'a kuruş that is left of one that paid': [
      [
        cameLately,
        cameBefore(99, `subject = 'm-sent'`),
        kurus('unmatched', 't-sent', of('charged', 'a-sent')),
      ].flat(),
      'q-sent | t-sent: 1, should be 0',
    ],
    'nothing of no order, which `unmatched` tells of': [
      [
        cameLately,
        `update ledger_entry set at = now() - interval '9 days' where event = 'party-paid'`,
        line(of('party-paid', 'v1'), 90, 'unmatched', 'nobody', 5),
      ],
    ],
  },
  'not-posted': {
    'all that waits': [
      changed('purchase', `id = 'q-part'`, { is_posted: false }),
      notWritten,
      'q-part | q-part: not yet, should be posted',
    ],
    'nothing once it is written': [changed('purchase', `id = 'q-old'`, { is_posted: true })],
  },
  'no-commission': {
    'a policy of which nothing stays': [
      without('commission', 'o-part'),
      ofYedicam,
      ofKaraca,
      ' | turnagol: 1 policies, should be commission',
    ],
    'one in two lines once': [
      line(of('in-force', 'o-no-terms'), 90, 'insurer', 'yedicam', -5),
      ofYedicam,
      ofKaraca,
    ],
    'nothing of what ended without giving commission back': [
      `delete from ledger_line where account = 'commission' and entry_id = ${of('ended', 'o-over')}`,
      ofYedicam,
      ofKaraca,
    ],
    'nothing of a policy of which nothing is the insurer’s either': [
      [without('commission', 'o-part'), without('insurer', 'o-part')],
      ofYedicam,
      ofKaraca,
    ],
    'nothing where some stays': [
      line(of('in-force', 'o-no-terms'), 90, 'commission', 'yedicam', -1),
      ofKaraca,
    ],
  },
});
