import { expect, test } from 'vitest';
import { agentIdOf, withoutAgentId } from './agent-id.ts';

test.each([
  ['?bayi=34012', '34012'],
  ['?partner=kaya-acente&bayi=K-7', 'K-7'],
  ['?bayi=%2034012%20', '34012'],
  ['?bayi=', null],
  ['', null],
  ['?bayi=<script>', null],
  ['?bayi=https://evil.example', null],
  [`?bayi=${'9'.repeat(33)}`, null],
])('of %j the agent is %j', (search, id) => {
  expect(agentIdOf(search)).toBe(id);
});

test('the rest of the query stays', () => {
  expect(withoutAgentId('?teklif=a&bayi=1')).toBe('?teklif=a');
  expect(withoutAgentId('?bayi=1')).toBe('');
});
