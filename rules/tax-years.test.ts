import { afterEach, expect, it } from 'vitest';
import { taxYearOf } from './tax-years.ts';
import { wallClock } from './zoned-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'a payment of 6 April 00:30 in summer time is of the new tax year, where the server’s clock is that of %s',
  (server) => {
    process.env.TZ = server;
    const { date } = wallClock('2026-04-05T23:30:00Z');
    expect([date, taxYearOf(date)]).toEqual(['2026-04-06', 2026]);
    expect(taxYearOf(wallClock('2026-04-05T22:59:00Z').date)).toBe(2025);
  },
);
