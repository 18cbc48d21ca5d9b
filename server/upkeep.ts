import type { DataSource } from 'typeorm';
import type { App } from './app.ts';
import { Schedule, type ScheduledTasks } from './database/schedule.ts';
import { ABANDONED_AFTER_SECONDS } from './files/media.service.ts';

/**
 * Runs the tasks of the features, now and every quarter of an hour. Call it once the server listens, so that they do not
 * delay the start.
 */
export function startUpkeep(
  { server, media, features }: App,
  dataSource: DataSource,
  ownTasks: ScheduledTasks = {},
): Schedule {
  const files: ScheduledTasks = {
    'abandoned and removed files': async (stopping) => {
      await media.expireLeases({ olderThanSeconds: ABANDONED_AFTER_SECONDS });
      await media.deleteRemoved(stopping);
    },
  };
  return new Schedule(dataSource, { ...features.upkeep, ...files }, { log: server.log, ownTasks });
}
