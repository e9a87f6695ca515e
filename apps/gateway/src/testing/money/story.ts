import { test } from 'vitest';
import { expectedFailures, type StoryName } from './expected-failures.ts';

/**
 * A promise told as a story; one the table names must fail, or its line is to be deleted. Each has purchases of its own, whose faults
 * are theirs alone, so those of a file are told beside each other.
 */
export const story = (name: StoryName, tell: () => Promise<void>): void =>
  (expectedFailures[name] === undefined ? test.concurrent : test.concurrent.fails)(name, tell);

/** One that only a server can tell: on the embedded database all gateways share one connection. */
export const storyOfServer = (name: StoryName, tell: () => Promise<void>): void =>
  process.env.TEST_DATABASE_URL ? story(name, tell) : test.skip(name, tell);
