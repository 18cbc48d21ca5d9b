import type { DataSource } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { networkOf, type RateLimit, type RateLimiter } from '../../security/rate-limiter.ts';

const HOUR = 3600;

/** A family or a hall full of phones counts; a script does not run the counter up. */
const PER_NETWORK: RateLimit = {
  name: 'visit',
  limit: 60,
  window: HOUR,
  firstWait: HOUR,
  longestWait: HOUR,
};

/** Counts visits (D46); the only writer of its table. */
export class VisitService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ total: string }[]>('SELECT total FROM visit_count');
    return Number(row?.total);
  }

  /** Counts one visit, or none for a network that has had its share. @returns the count after it */
  async record(ip: string): Promise<number> {
    if (!(await this.#mayCount(networkOf(ip)))) return this.count();
    const [[row]] = await this.dataSource.query<[{ total: string }[], number]>(
      'UPDATE visit_count SET total = total + 1 RETURNING total',
    );
    return Number(row?.total);
  }

  async #mayCount(network: string): Promise<boolean> {
    try {
      await this.rateLimiter.attempt(PER_NETWORK, network);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }
}
