import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  discardEmbeddedPostgres,
  findRunningPostgres,
} from '../server/database/embedded/embedded-postgres.ts';
import { findProjectRoot } from '../server/project-root.ts';

const PASSWORD = 'only-for-the-fault-tests';
const projectRoot = findProjectRoot(import.meta.dirname);

/** The built server in a child process, with demo content in its own folder. */
export class Site {
  url = '';
  token = '';
  output = '';
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** Resolves when the demo content is complete and `token` holds an administrator's bearer token. */
  static async open(environment: Record<string, string> = {}): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-faults-'));
    // Postgres may run as another user, who needs access.
    await chmod(folder, 0o755);
    const site = new Site(folder, environment);
    await site.start(/Demo user.*\n/);
    site.token = await site.signIn();
    return site;
  }

  get dataDirectory(): string {
    return join(this.folder, 'data');
  }

  /** @throws with the server's output if it exits instead */
  async start(isReady = /running at http:\/\/localhost:\d+/): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: projectRoot,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        PORT: '0',
        DEMO: '1',
        DEMO_PASSWORD: PASSWORD,
        // In production the server requires these with an external database.
        PUBLIC_URL: 'http://localhost',
        SAMAJ_SECRET: PASSWORD.repeat(2),
        SAMAJ_DATA: this.dataDirectory,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk;
        if (isReady.test(this.output)) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', () => reject(new Error(this.output)));
    });
    const port = /running at http:\/\/localhost:(\d+)/.exec(this.output)?.[1];
    this.url = `http://127.0.0.1:${port}`;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** @returns the exit code, or null if the signal killed the process */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.child || !this.isRunning) return this.child?.exitCode ?? null;
    this.child.kill(signal);
    const [code] = await once(this.child, 'exit');
    return code as number | null;
  }

  /** Stops the server and its Postgres, and removes the folder. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await discardEmbeddedPostgres(this.dataDirectory);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  /** The running embedded Postgres. @throws if none is running */
  async postgres(): Promise<{ pid: number; url: string }> {
    const running = await findRunningPostgres(this.dataDirectory);
    if (!running) throw new Error('No Postgres is running.');
    return running;
  }

  /** The stored files, such as `EventImg/abc.jpg`. */
  async files(): Promise<string[]> {
    const files = join(this.dataDirectory, 'files');
    const entries = await readdir(files, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(files.length + 1))
      .sort();
  }

  incoming(): Promise<string[]> {
    return readdir(join(this.dataDirectory, 'incoming'));
  }

  /** Sends an operation as the administrator. */
  graphql(query: string, variables: Record<string, unknown> = {}): Promise<Response> {
    return fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#authorization() },
      body: JSON.stringify({ query, variables }),
    });
  }

  /** Like `graphql`, with a picture, or another file, in the variable `file`. */
  graphqlUpload(
    query: string,
    variables: Record<string, unknown>,
    content: Buffer,
    { type = 'image/png', name = 'picture.png' } = {},
  ): Promise<Response> {
    const body = new FormData();
    body.set('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob([new Uint8Array(content)], { type }), name);
    return fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...this.#authorization() },
      body,
    });
  }

  #authorization(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  private async signIn(): Promise<string> {
    const query = 'mutation ($input: SignInInput!) { createAccessToken(input: $input) { token } }';
    const answer = await this.graphql(query, { input: { login: 'admin@example.org', password: PASSWORD } });
    return (await answer.json()).data.createAccessToken.token;
  }
}
