import type { App } from './app.ts';

/** Milliseconds between two rounds. */
const INTERVAL = 15 * 60 * 1000;
/** Seconds after which an upload that never finished belongs to a server that is gone. */
const ABANDONED_UPLOAD = 3600;

/**
 * Clears away what time leaves behind: now what a killed server left, then expired sessions, forgotten
 * counters, late codes, old lines of the log and abandoned uploads every quarter of an hour.
 * @param isOnlyServer nobody else can be in the middle of an upload
 */
export async function startUpkeep(
  { media, sessions, rateLimiter, codes, features, server }: App,
  { isOnlyServer }: { isOnlyServer: boolean },
): Promise<{ stop(): Promise<void> }> {
  await media.sweep({ pendingOlderThanSeconds: isOnlyServer ? 0 : ABANDONED_UPLOAD });
  let round: Promise<void> = Promise.resolve();
  const clear = async () => {
    try {
      await media.sweep({ pendingOlderThanSeconds: ABANDONED_UPLOAD });
      await sessions.removeExpired();
      await rateLimiter.removeForgotten();
      await codes.removeExpired();
      await features.services.audit.removeOld();
    } catch (error) {
      server.log.error({ err: error }, 'Upkeep failed; the next round tries again');
    }
  };
  const timer = setInterval(() => {
    round = clear();
  }, INTERVAL);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
