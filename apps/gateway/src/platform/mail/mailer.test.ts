import { type AddressInfo, createServer, type Socket } from 'node:net';
import { straight } from '@sigorta/egress/egress';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../ports.ts';
import { smtpMailer } from './mailer.ts';

const sockets = new Set<Socket>();
const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const mail: Mail = {
  from: 'a@site.example',
  to: 'b@site.example',
  subject: 's',
  text: 't',
  html: '',
  messageId: '<m@site.example>',
  attachments: [],
};

const mailServer = async (greet: (socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  [
    'greets for ever, a line at a time',
    (socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    },
  ],
])('a server that %s is given up', async (_, greet) => {
  const mailer = smtpMailer(await mailServer(greet), 150, straight);
  await expect(mailer.send(mail)).rejects.toThrow();
});
