import type { FastifyInstance } from 'fastify';
import { mailsOf, openMail, rawMail } from '../mail/mailbox.ts';
import type { World } from '../world.ts';

/** A mail with its content, its raw bytes and its attachments. */
export const mailRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/control/mails/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const record = mailsOf(world).get(id);
    const mail = await openMail(world, id);
    if (!record || !mail) return reply.code(404).send({ message: `no mail ${id}` });
    return {
      ...record,
      text: mail.text,
      html: mail.html,
      fromHeader: mail.fromHeader,
      raw: Buffer.from(rawMail(world, id) ?? []).toString('utf8'),
      attachments: mail.attachments.map(({ filename, mimeType, bytes }, index) => ({
        filename,
        mimeType,
        size: bytes.length,
        url: `/control/mails/${id}/attachments/${index}`,
        base64: bytes.toString('base64'),
      })),
    };
  });

  app.get('/control/mails/:id/raw', (request, reply) => {
    const raw = rawMail(world, (request.params as { id: string }).id);
    return raw ? reply.type('message/rfc822').send(raw) : reply.code(404).send();
  });

  // A mail is a stranger's HTML: it runs in an origin of its own, without scripts.
  app.get('/control/mails/:id/html', async (request, reply) => {
    const mail = await openMail(world, (request.params as { id: string }).id);
    if (!mail) return reply.code(404).send();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      )
      .send(mail.html);
  });

  app.get('/control/mails/:id/attachments/:index', async (request, reply) => {
    const { id, index } = request.params as { id: string; index: string };
    const attachment = (await openMail(world, id))?.attachments[Number(index)];
    if (!attachment) return reply.code(404).send();
    return reply
      .type(attachment.mimeType)
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      )
      .send(attachment.bytes);
  });
};
