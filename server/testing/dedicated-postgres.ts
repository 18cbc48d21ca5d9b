import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../database/data-source.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { ENTITIES } from '../features.ts';
import { openTestApp, type TestApp } from './test-app.ts';

interface ServerOptions {
  environment?: Record<string, string>;
  /** Milliseconds. */
  statementTimeout?: number;
  /** Receives every log line. */
  log?: string[];
}

export interface DedicatedServer extends TestApp {
  close(): Promise<void>;
}

/** A migrated Postgres for one test, which may copy, stop or freeze it. */
export class DedicatedPostgres {
  private constructor(
    readonly dataDirectory: string,
    private readonly postgres: EmbeddedPostgres,
  ) {}

  static async create(): Promise<DedicatedPostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-dedicated-postgres-'));
    // Postgres may run as another user, who needs access.
    await chmod(folder, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDirectory: folder, log: () => undefined, fast: true });
    const dataSource = createDataSource({ url: postgres.url, entities: [], poolSize: 2 });
    await dataSource.initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    return new DedicatedPostgres(folder, postgres);
  }

  get url(): string {
    return this.postgres.url;
  }

  /** Process ID of the postmaster. */
  get pid(): number {
    return this.postgres.pid;
  }

  /** Opens a server on this Postgres, with its own connection pool. */
  async openServer({ environment, statementTimeout, log }: ServerOptions = {}): Promise<DedicatedServer> {
    const { url } = this;
    const dataSource = createDataSource({ url, entities: ENTITIES, poolSize: 5, statementTimeout });
    await dataSource.initialize();
    const server = await openTestApp({
      database: { url, dataSource, drop: async () => undefined },
      environment: { DATABASE_URL: url, ...environment },
      log,
    });
    const close = async () => {
      await server.close();
      await dataSource.destroy();
    };
    return { ...server, close };
  }

  async remove(): Promise<void> {
    await this.postgres.stop();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }
}
