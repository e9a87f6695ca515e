import {
  insurerCancelRequestSchema,
  insurerIssueRequestSchema,
  insurerQuoteRequestSchema,
} from '@sigorta/contracts/upstream/insurer';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { World } from '../world.ts';
import { cancel } from './cancel.ts';
import type { Insurer } from './directory.ts';
import { guarded } from './guard.ts';
import { parsed, periodSchema } from './json-routes.ts';
import { findPolicies, issue, listPolicies } from './policy.ts';
import { quote } from './quote.ts';
import { type InsurerOperation, serve } from './serve.ts';
import { readSoap, soapForm } from './soap/envelope.ts';

interface SoapOperation {
  kind: InsurerOperation;
  work: (world: World, insurer: Insurer, content: Record<string, unknown>) => unknown;
}

const findSchema = v.object({ reference: v.pipe(v.string(), v.minLength(1)) });

const operations: Record<string, SoapOperation> = {
  Quote: {
    kind: 'quote',
    work: (world, insurer, content) => quote(world, insurer, parsed(insurerQuoteRequestSchema, content)),
  },
  Issue: {
    kind: 'issue',
    work: (world, insurer, content) => issue(world, insurer, parsed(insurerIssueRequestSchema, content)),
  },
  Cancel: {
    kind: 'cancel',
    work: (world, insurer, content) => cancel(world, insurer, parsed(insurerCancelRequestSchema, content)),
  },
  FindPolicies: {
    kind: 'find',
    work: (world, insurer, content) => ({
      policies: findPolicies(world, insurer, parsed(findSchema, content).reference),
    }),
  },
  ListPolicies: {
    kind: 'find',
    work: (world, insurer, content) => listPolicies(world, insurer, parsed(periodSchema, content)),
  },
};

const actionShape = /^"?urn:insurer:v1#(\w+)"?$/;

/** The two insurers that speak SOAP 1.1. */
export const soapInsurerRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/insurers/:insurer/v1/soap', (request, reply) => {
    const name = actionShape.exec(String(request.headers.soapaction ?? ''))?.[1] ?? '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    const form = soapForm(`${name}Response`);
    return guarded(world, 'soap', form)(request, reply, async (insurer) => {
      if (!operation) {
        return reply.code(500).send(form.fault('client', 'unknown-action', 'SOAPAction is not known'));
      }
      return serve(world, insurer, operation.kind, reply, form, () =>
        operation.work(world, insurer, readSoap(String(request.body ?? ''), `${name}Request`)),
      );
    });
  });
};
