import type { DataSource } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { readShared } from '../../database/replica.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../identity/rate-limiter.ts';

const HOUR = 3600;

/** Enough for a family or a hall full of phones; a script cannot inflate the counter. */
const PER_NETWORK: RateLimit = {
  name: 'visit',
  limit: 60,
  window: HOUR,
  firstWait: HOUR,
  longestWait: HOUR,
};

/** Counts visits; the only writer of its table. */
export class VisitService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async count(): Promise<number> {
    const [row] = await readShared(this.dataSource, (source) =>
      source.query<{ total: string }[]>('SELECT total FROM visit_count'),
    );
    return Number(row?.total);
  }

  /** Counts one visit, unless the network has reached its limit. @returns the resulting count */
  async record(ip: string): Promise<number> {
    if (!(await this.#mayCount(ip))) return this.count();
    const [[row]] = await this.dataSource.query<[{ total: string }[], number]>(
      'UPDATE visit_count SET total = total + 1 RETURNING total',
    );
    return Number(row?.total);
  }

  async #mayCount(ip: string): Promise<boolean> {
    try {
      await this.rateLimiter.attemptAll(perNetwork(PER_NETWORK, ip));
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }
}
