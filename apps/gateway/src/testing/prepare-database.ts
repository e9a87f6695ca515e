import { prepareServer, templateFile } from './database-template.ts';

/** Before the first test of the gateway: the database that all of them start from. */
export const setup = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server) await prepareServer(server);
  else await templateFile();
};
