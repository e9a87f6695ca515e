import {
  insurerCancelRequestSchema,
  insurerIssueRequestSchema,
  insurerQuoteRequestSchema,
} from '@sigorta/contracts/upstream/insurer';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { World } from '../world.ts';
import { cancel } from './cancel.ts';
import { guarded } from './guard.ts';
import { findPolicies, issue, listPolicies } from './policy.ts';
import { quote } from './quote.ts';
import { BadRequest } from './refused.ts';
import { serve } from './serve.ts';
import { jsonForm } from './wire-form.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
/** A period, where no reference is asked for. */
export const periodSchema = v.object({
  from: instant,
  to: instant,
  page: v.pipe(v.optional(v.union([v.string(), v.number()]), 1), v.toNumber(), v.integer(), v.minValue(1)),
});
const policiesQuery = v.union([v.object({ reference: v.pipe(v.string(), v.minLength(1)) }), periodSchema]);

/** @throws BadRequest naming the first key that does not fit */
export const parsed = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [first] = result.issues;
  throw new BadRequest('bad-request', `${v.getDotPath(first) ?? 'body'}: ${first.message}`);
};

/** The eight insurers that speak JSON. */
export const jsonInsurerRoutes = (app: FastifyInstance, world: World): void => {
  const at = guarded(world, 'json', jsonForm);

  app.post('/insurers/:insurer/v1/quotes', (request, reply) =>
    at(request, reply, (insurer) =>
      serve(world, insurer, 'quote', reply, jsonForm, () =>
        quote(world, insurer, parsed(insurerQuoteRequestSchema, request.body)),
      ),
    ),
  );
  app.post('/insurers/:insurer/v1/policies', (request, reply) =>
    at(request, reply, (insurer) =>
      serve(world, insurer, 'issue', reply, jsonForm, () =>
        issue(world, insurer, parsed(insurerIssueRequestSchema, request.body)),
      ),
    ),
  );
  app.post('/insurers/:insurer/v1/cancellations', (request, reply) =>
    at(request, reply, (insurer) =>
      serve(world, insurer, 'cancel', reply, jsonForm, () =>
        cancel(world, insurer, parsed(insurerCancelRequestSchema, request.body)),
      ),
    ),
  );
  app.get('/insurers/:insurer/v1/policies', (request, reply) =>
    at(request, reply, (insurer) =>
      serve(world, insurer, 'find', reply, jsonForm, () => {
        const query = parsed(policiesQuery, request.query);
        return 'reference' in query
          ? { policies: findPolicies(world, insurer, query.reference) }
          : listPolicies(world, insurer, query);
      }),
    ),
  );
};
