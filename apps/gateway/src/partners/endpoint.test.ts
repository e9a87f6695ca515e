import { expect, test } from 'vitest';
import { endpointOf } from './endpoint.ts';

const config = { endpointOrigins: ['https://api.kaya.example', 'http://api.kaya.localhost:4300'] };

test.each(['https://api.kaya.example/apiConnection', ' http://api.kaya.localhost:4300/apiConnection '])(
  '%s is an endpoint',
  (baseEndpoint) => {
    expect(endpointOf(config, { baseEndpoint })?.href).toBe(baseEndpoint.trim());
  },
);

test.each([
  null,
  '',
  '/apiConnection',
  '//api.kaya.example/apiConnection',
  'https://api.kaya.example',
  'https://api.kaya.example/other',
  'https://api.kaya.example/apiConnection?x=1',
  'https://api.kaya.example/apiConnection#x',
  'https://api.kaya.example:444/apiConnection',
  'http://api.kaya.example/apiConnection',
  'https://user:secret@api.kaya.example/apiConnection',
  'https://api.kaya.example@evil.example/apiConnection',
  'https://api.kaya.example.evil.example/apiConnection',
  'https://api.kaya.example\\@evil.example/apiConnection',
  'javascript:alert(1)//https://api.kaya.example/apiConnection',
  'data:text/html,https://api.kaya.example/apiConnection',
  'https://аpi.kaya.example/apiConnection',
])('%j is none', (baseEndpoint) => {
  expect(endpointOf(config, { baseEndpoint })).toBeNull();
});
