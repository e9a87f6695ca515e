import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { insurerList, insurerOf, partOf } from '../insurers/directory.ts';
import type { World } from '../world.ts';
import { changed, changes } from './changes.ts';

const apply = (
  world: World,
  parts: string[],
  schema: v.GenericSchema,
  body: unknown,
  reply: FastifyReply,
) => {
  const change = v.safeParse(schema, body ?? {});
  if (!change.success) {
    const [issue] = change.issues;
    return reply.code(400).send({ message: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` });
  }
  for (const part of parts) {
    world.faults.set(part, changed(world.faults.state(part), Object(change.output)));
  }
  return reply.send(world.faults.state(parts[0] ?? ''));
};

const resetSchema = v.optional(v.object({ faultsOnly: v.optional(v.boolean()) }));

/** Breaks and mends the world. */
export const faultRoutes = (app: FastifyInstance, world: World): void => {
  const { insurer: insurerChange, ...others } = changes;

  app.post('/control/insurers/:id', (request, reply) => {
    const { id } = request.params as { id: string };
    const insurer = insurerOf(id);
    if (!insurer && id !== 'all') return reply.code(404).send({ message: `no insurer ${id}` });
    const parts = (insurer ? [insurer] : insurerList).map(partOf);
    return apply(world, parts, insurerChange, request.body, reply);
  });

  for (const [part, schema] of Object.entries(others)) {
    app.post(`/control/${part}`, (request, reply) => apply(world, [part], schema, request.body, reply));
  }

  app.get('/control/faults', () => ({
    insurers: Object.fromEntries(insurerList.map((each) => [each.id, world.faults.state(partOf(each))])),
    ...Object.fromEntries(Object.keys(others).map((part) => [part, world.faults.state(part)])),
  }));

  app.post('/control/reset', (request, reply) => {
    const body = v.safeParse(resetSchema, request.body ?? undefined);
    world.faults.clear();
    if (!body.success || !body.output?.faultsOnly) {
      world.store.clear();
      world.blobs.clear();
    }
    return reply.code(204).send();
  });
};
