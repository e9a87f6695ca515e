import { policyTermsSchema } from '@sigorta/contracts/upstream/policy-terms';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressOf } from '../address-register/address-of.ts';
import { insurer, key, quoteRequest } from '../testing/insurer-client.ts';
import { get, started } from '../testing/started.ts';
import { readSoap, soapMessage } from './soap/envelope.ts';

const soap = async (base: string, name: string, content: object) => {
  const answer = await fetch(`${base}/v1/soap`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: `"urn:insurer:v1#${name}"`, ...key },
    body: soapMessage(`${name}Request`, content),
  });
  return readSoap(await answer.text(), `${name}Response`);
};

test('a policy comes with its terms when it is made and when it is asked for, lists go without', async () => {
  const sandbox = await started();
  const turnagol = insurer(sandbox, 'turnagol');
  const quote = (await turnagol.quote('q')).body;
  expect(quote.territory).toEqual(['792']);
  const { policy } = (await turnagol.issue(quote.quoteNo, 'o')).body;
  const terms = v.parse(policyTermsSchema, policy.terms);
  expect(terms).toMatchObject({
    insurer: { legalName: 'Turnagöl Sigorta A.Ş.' },
    coverages: quote.coverages,
    deductible: quote.deductible,
    exclusions: quote.exclusions,
  });
  expect(terms.claims[0]).toMatchObject({ country: null });
  expect((await turnagol.find('o')).body.policies[0].terms).toEqual(policy.terms);
  const listed = await get(
    `${turnagol.base}/policies?from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z`,
    key,
  );
  expect(listed.body.policies[0]).not.toHaveProperty('terms');
});

test('the same in a SOAP envelope', async () => {
  const sandbox = await started();
  const base = `${sandbox.urls.main}/insurers/poyraztas`;
  const quote = await soap(base, 'Quote', quoteRequest('q'));
  const made = await soap(base, 'Issue', {
    quoteNo: quote.quoteNo,
    reference: 'o',
    paidPremium: quote.premium,
  });
  const { terms } = made.policy as { terms: unknown };
  expect(v.parse(policyTermsSchema, terms).insurer.legalName).toBe('Poyraztaş Sigorta A.Ş.');
});

test('an address code becomes words as far as the register knows it', () => {
  /* 44: Istanbul (34 + 10); by hand from the lists of districts */
  expect(addressOf('4401001111')).toMatch(/^.+, No: .+, Adalar \/ İstanbul$/);
  expect(addressOf('0000000000')).toBeNull();
});
