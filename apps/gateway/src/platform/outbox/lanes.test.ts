import { expect, test } from 'vitest';
import { jobs } from '../../main/jobs.ts';
import { type JobKind, jobKinds, type KindOfJob, kindsFailingAs, lanes } from './job-kinds.ts';
import { laneOf, openLanes } from './lanes.ts';

const full = lanes.map((lane) => [lane, lane.places] as const);

test('an idle process takes every kind of job that somebody does, and no other', () => {
  expect(openLanes(new Map()).kinds.toSorted()).toEqual(Object.keys(jobs).toSorted());
  expect(laneOf('unheard-of')).toBeUndefined();
});

test('a kind without a lane does not compile', () => {
  const { 'fill-keys': forgotten, ...others } = jobKinds;
  const planted = [
    // @ts-expect-error every kind must say its lane
    { failsAs: 'job-failed' } satisfies KindOfJob,
    // @ts-expect-error a lane has places
    { lane: 'nowhere', failsAs: null } satisfies KindOfJob,
    // @ts-expect-error every kind must say how staff hear of its failures
    { lane: 'mail' } satisfies KindOfJob,
    // @ts-expect-error nobody may enqueue a kind that the table does not name
    'mail-nobody' satisfies JobKind,
    // @ts-expect-error nor leave one of its kinds without work
    others satisfies Record<JobKind, KindOfJob>,
  ];
  expect(planted).toHaveLength(5);
  expect(forgotten.lane).toBe('keys');
});

test('staff hear of every mail that keeps failing: of an invitation among the people, of the rest as an open mail', () => {
  const mails = (Object.keys(jobs) as JobKind[]).filter((kind) => /^(send-)?mail/.test(kind));
  expect(mails.length).toBeGreaterThan(5);
  expect([...kindsFailingAs('mail-failed'), ...kindsFailingAs('invitation')].toSorted()).toEqual(
    mails.toSorted(),
  );
  expect(kindsFailingAs('invitation')).toEqual(['mail-invitation']);
});

test('a full lane is left out and no lane gets more than it has places', () => {
  const mail = laneOf('send-mail');
  const sms = laneOf('send-sms');
  if (!mail || !sms) throw new Error('no lanes');
  const { kinds, most } = openLanes(
    new Map([
      [mail, mail.places],
      [sms, sms.places - 1],
    ]),
  );
  expect(kinds).not.toContain('send-mail');
  expect(kinds).toContain('authorise');
  expect(most).toBe(1);
});

test('when all are full nothing is open', () => {
  expect(openLanes(new Map(full)).kinds).toEqual([]);
});
