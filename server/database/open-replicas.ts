import type { FastifyBaseLogger } from 'fastify';
import { IDENTITY, Replica } from './replica.ts';
import { Replicas } from './replicas.ts';
import type { ReplicatedDataSource } from './replicated-data-source.ts';

/** The replicas of a configuration, not yet connected to, as those that the data source reads. */
export function openReplicas(
  config: { databaseReplicaUrls: readonly string[]; databasePoolSize: number },
  dataSource: ReplicatedDataSource,
  log: FastifyBaseLogger,
): Replicas {
  const identity = async () => {
    const [row] = await dataSource.query<[{ identity: string }]>(IDENTITY);
    return row.identity;
  };
  const poolSize = config.databasePoolSize;
  const replicas = new Replicas(
    config.databaseReplicaUrls.map((url) => new Replica({ url, poolSize, log, identity })),
  );
  dataSource.replicas = replicas;
  return replicas;
}
