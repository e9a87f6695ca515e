import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Child, startChild, stopChild, waitUntilUp } from '@sigorta/tooling/process/child';
import {
  addressOf,
  type Compose,
  environmentOf,
  filesOf,
  makeSecrets,
  mountsOf,
  readCompose,
  type Secrets,
} from './compose.ts';
import { saidIn, stagesOf } from './containerfile.ts';
import { askOnce } from './edge-client.ts';
import { edgePorts, httpsPort } from './edge-ports.ts';
import type { LaidOut } from './lay-out.ts';
import { configurationHere, untilItAnswers } from './way-out.ts';

/** Debian's user 1000, or nobody at all: no service of ours is root */
const user = 1000;
/** the service that stands for the world outside */
const outside = 'sandbox';

interface Plan {
  /** where deploy/ is */
  folder: string;
  /** for volumes and logs */
  home: string;
  images: Readonly<Record<string, LaidOut>>;
  /** of a PostgreSQL server, as its owner */
  databaseUrl: string;
  /** its programs */
  databasePrograms: string;
  /** settings beside those of the files */
  more?: Record<string, string>;
}

/** The services of `compose.yaml` as processes: same files, same settings, an address of this machine for each name. */
export class House {
  readonly #plan: Plan;
  readonly #compose: Compose;
  readonly #secrets: Secrets;
  readonly #running = new Map<string, Child>();
  readonly site = `https://carsi.localhost:${httpsPort}`;
  readonly panel = `https://panel.localhost:${httpsPort}`;
  readonly hop = `https://banka.localhost:${httpsPort}`;
  readonly card = `https://kart.localhost:${httpsPort}`;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#compose = readCompose(plan.folder);
    this.#secrets = makeSecrets(plan.folder);
    mkdirSync(join(plan.home, 'volumes'));
    for (const volume of Object.keys(this.#compose.volumes)) {
      const folder = this.volume(volume);
      mkdirSync(folder, { mode: 0o700 });
      if (process.getuid?.() === 0) chownSync(folder, user, user);
    }
    chmodSync(plan.home, 0o755);
  }

  volume(name: string): string {
    return join(this.#plan.home, 'volumes', name);
  }

  address(service: string): string {
    return addressOf(this.#compose, service);
  }

  /** Names of services and paths of volumes as they are here. */
  #here(service: string, text: string): string {
    /* the world outside has a name that the way out alone knows */
    const known = Object.keys(this.#compose.services).filter(
      (name) => name !== outside || service === outside,
    );
    const named = known.reduce(
      (all, name) => all.replaceAll(new RegExp(`\\b${name}:(?=\\d)`, 'g'), `${this.address(name)}:`),
      text,
    );
    const places = [
      ...mountsOf(this.#service(service)).map(([path, volume]) => [path, this.volume(volume)] as const),
      ...filesOf(this.#service(service)).map(([path, file]) => [path, join(this.#plan.home, file)] as const),
    ];
    return places.reduce(
      (all, [path, place]) => (all.startsWith(path) ? place + all.slice(path.length) : all),
      named,
    );
  }

  #service(name: string) {
    const service = this.#compose.services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}`);
    return service;
  }

  environment(name: string): Record<string, string> {
    const given = environmentOf(this.#service(name), this.#plan.folder, this.#secrets);
    const own = this.address(name);
    const overrides: Record<string, string> = {
      ...('HOST' in given && { HOST: own }),
      ...('SANDBOX_HOST' in given && {
        SANDBOX_HOST: own,
        SANDBOX_URL: `http://${own}:4400`,
        ACS_URL: `http://${own}:4401`,
      }),
      ...('PUBLIC_URL' in given && { PUBLIC_URL: this.site, HOP_URL: this.hop }),
      ...('PANEL_ORIGIN' in given && { PANEL_ORIGIN: this.panel }),
      ...('CARD_URL' in given && { CARD_URL: this.card }),
      ...('DATABASE_URL' in given && { DATABASE_URL: this.#databaseOf(given) }),
      /* what connects to 127.14.0.x comes from here */
      ...('TRUSTED_PROXIES' in given && { TRUSTED_PROXIES: '127.0.0.1' }),
      ...('SITE_HOST' in given && {
        ...edgePorts,
        EDGE_LOG: `file ${this.log}`,
      }),
    };
    const here = Object.entries(given).map(([key, value]) => [key, this.#here(name, value)]);
    return { ...Object.fromEntries(here), ...overrides, ...this.#plan.more };
  }

  /** The step `migrate` is the owner, whoever serves has a role of its own. */
  #databaseOf(given: Record<string, string>): string {
    const url = new URL(this.#plan.databaseUrl);
    const { username, password } = new URL(given.DATABASE_URL ?? '');
    if (!given.SERVING_ROLE) Object.assign(url, { username, password });
    /* as the files have it, with the authority where it lies here */
    url.search = new URL(given.DATABASE_URL ?? '').search;
    url.searchParams.set('sslrootcert', join(this.certificates, 'ca.crt'));
    return url.href;
  }

  /** What a new database runs once: the role that gateways serve with. */
  makeServingRole(): void {
    const url = new URL(this.#plan.databaseUrl);
    const given = environmentOf(this.#service('postgres'), this.#plan.folder, this.#secrets);
    execFileSync('sh', [join(this.#plan.folder, 'serving-role.sh')], {
      env: {
        ...given,
        PATH: `${this.#plan.databasePrograms}:${process.env.PATH}`,
        PGHOST: url.hostname,
        PGPORT: url.port,
        POSTGRES_USER: url.username,
        POSTGRES_DB: url.pathname.slice(1),
      },
    });
  }

  /** what the edge wrote of each request */
  get log(): string {
    return join(this.volume('edge'), 'told.log');
  }

  get #authority(): string {
    return join(this.volume('certificates'), 'caddy/pki/authorities/local/root.crt');
  }

  get ca(): string {
    return readFileSync(this.#authority, 'utf8');
  }

  get sandbox(): string {
    return `http://${this.address('sandbox')}:4400`;
  }

  /** of the services among themselves */
  get certificates(): string {
    return join(this.#plan.home, 'certificates');
  }

  gatewayUrl(name: string): string {
    return `https://${this.address(name)}:4300`;
  }

  #start(
    name: string,
    command: readonly string[],
    workdir: string,
    more: Record<string, string> = {},
  ): Child {
    const [program = '', ...words] = command.map((word) => this.#here(name, word));
    const file = program === 'node' ? process.execPath : program;
    const isRoot = process.getuid?.() === 0;
    const drop = ['--reuid', `${user}`, '--regid', `${user}`, '--clear-groups', '--no-new-privs'];
    /* nothing of this environment but what a program cannot run without */
    const bare = ['-i', `PATH=${process.env.PATH}`, `HOME=${this.#plan.home}`];
    const env = Object.entries({ ...this.environment(name), ...more }).map(
      ([key, value]) => `${key}=${value}`,
    );
    const line = ['env', ...bare, ...env, file, ...words];
    const [first = '', ...rest] = isRoot ? ['setpriv', ...drop, ...line] : line;
    return startChild(name, first, rest, { cwd: workdir });
  }

  #commandOf(name: string, other?: LaidOut): { command: readonly string[]; workdir: string } {
    const { build, command } = this.#service(name);
    const image = other ?? this.#plan.images[build?.target ?? ''];
    if (!image || !build) throw new Error(`nothing is laid out for ${name}`);
    const file = readFileSync(join(this.#plan.folder, 'Containerfile'), 'utf8');
    const said = saidIn(stagesOf(file), build.target ?? '', 'CMD').at(-1) ?? '[]';
    return { command: command ?? (JSON.parse(said) as string[]), workdir: join(image.tree, image.workdir) };
  }

  /** Runs a service to its end. @returns its last words; throws them when it ended badly. @param image another version than that of the plan */
  async run(name: string, image?: LaidOut): Promise<string> {
    const { command, workdir } = this.#commandOf(name, image);
    return this.#toTheEnd(name, this.#start(name, command, workdir));
  }

  /** Runs a program of the gateway to its end. @param more settings that differ for it */
  async program(words: readonly string[], more: Record<string, string>): Promise<string> {
    const { workdir } = this.#commandOf('gateway-1');
    const command = ['node', 'apps/gateway/run.mjs', ...words];
    return this.#toTheEnd('gateway-1', this.#start('gateway-1', command, workdir, more));
  }

  async #toTheEnd(name: string, child: Child): Promise<string> {
    const code = await child.exited;
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${child.tail()}`);
    return child.tail();
  }

  /** Starts a service and waits until it says that it is ready. @param image as above @param authority of its certificate, where it is not ours */
  async start(name: string, image?: LaidOut, authority?: string): Promise<void> {
    const { command, workdir } = this.#commandOf(name, image);
    const child = this.#start(name, command, workdir);
    this.#running.set(name, child);
    if (authority)
      setDefaultCACertificates([...getCACertificates('default'), readFileSync(authority, 'utf8')]);
    await waitUntilUp(child, this.#readiness(name));
  }

  #readiness(name: string): string {
    if (name === 'sandbox') return `${this.sandbox}/healthz`;
    if (name === 'card-entry') return `https://${this.address(name)}:4303/healthz`;
    return `${this.gatewayUrl(name)}/readyz`;
  }

  get wayOut(): string {
    return `http://${this.address('egress')}:3128`;
  }

  async startWayOut(): Promise<void> {
    const file = configurationHere({
      folder: this.#plan.folder,
      home: this.volume('edge'),
      address: this.address('egress'),
      list: join(this.volume('egress'), 'list.acl'),
      names: { [outside]: this.address(outside) },
    });
    const child = this.#start('egress', ['squid', '-N', '-f', file], this.#plan.home);
    this.#running.set('egress', child);
    await untilItAnswers(this.wayOut, child);
  }

  async startEdge(): Promise<void> {
    const caddyfile = join(this.#plan.folder, 'Caddyfile');
    const words = ['run', '--config', caddyfile, '--adapter', 'caddyfile'];
    const child = this.#start('edge', ['caddy', ...words], this.#plan.home);
    this.#running.set('edge', child);
    const until = Date.now() + 20_000;
    /* the authority's certificate is there before those of the two names are */
    while (!(await this.#edgeAnswers())) {
      if (Date.now() > until) throw new Error(`the edge does not answer: ${child.tail()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #edgeAnswers(): Promise<boolean> {
    if (!existsSync(this.#authority)) return false;
    const asked = [this.site, this.panel, this.hop, this.card].map((origin) =>
      askOnce(origin, this.ca, '/healthz'),
    );
    return Promise.all(asked).then(
      () => true,
      () => false,
    );
  }

  tail(name: string): string {
    return this.#running.get(name)?.tail() ?? '';
  }

  /** By SIGTERM, as compose does. @returns the exit code */
  async stop(name: string): Promise<number | null> {
    const child = this.#running.get(name);
    if (!child) return null;
    this.#running.delete(name);
    await stopChild(child);
    return child.exited;
  }

  async close(): Promise<void> {
    for (const name of ['edge', 'gateway-1', 'gateway-2', 'card-entry', 'egress', 'sandbox'])
      await this.stop(name);
  }
}
