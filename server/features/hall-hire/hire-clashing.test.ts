import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { AFTER, buildRequest, DECLINE, hireFields, LIST, SAVE } from './hall-hire-fixtures.ts';

describe('[D33] clashing and next requests', () => {
  const app = sharedTestApp();

  async function asAdmin(query: string, variables: Record<string, unknown>) {
    const { data, errors } = await graphql(app, { query, variables, token: await adminToken(app) });
    expect(errors).toBeUndefined();
    return data;
  }

  const request = async (date: string, from: string, to: string) =>
    buildRequest(app, await adminToken(app), { date, from, to });

  async function clashing(...ids: number[]): Promise<number[]> {
    const { hires } = await asAdmin(LIST, { pageSize: 50 });
    const found = hires.items.filter((hire: { isClashing: boolean }) => hire.isClashing);
    return found.map(({ id }: { id: number }) => id).filter((id: number) => ids.includes(id));
  }

  it('a request clashes with an overlapping request or booking until that is declined', async () => {
    const day = '2093-04-11';
    const early = await request(day, '10:00', '12:00');
    const late = await request(day, '12:00', '14:00');
    expect(await clashing(early.id, late.id)).toEqual([]);
    // Nor on the page of the day.
    const { today } = await asAdmin('{ today { waiting { kind id isClashing } } }', {});
    for (const { id } of [early, late])
      expect(today.waiting).toContainEqual({ kind: 'HIRE_REQUEST', id, isClashing: false });
    const between = await request(day, '11:30', '12:30');
    expect(await clashing(early.id, late.id, between.id)).toEqual([between.id, late.id, early.id]);
    await asAdmin(DECLINE, { id: between.id, version: between.version, reason: 'Taken' });
    expect(await clashing(early.id, late.id, between.id)).toEqual([]);
    const input = hireFields({ date: day, from: '09:00', to: '10:15' });
    const { hire: booking } = await asAdmin(SAVE, { input });
    // Only the request is marked, not the booking.
    expect(await clashing(early.id, late.id, booking.id)).toEqual([early.id]);
  });

  it('the next request is the first open one that begins after a month in London', async () => {
    // During summer time the first hour of May in London is April in UTC.
    // By its beginning, not by when it was sent.
    const june = await request('2094-06-03', '18:00', '20:00');
    const may = await request('2094-05-01', '00:00', '00:30');
    await asAdmin(SAVE, { input: hireFields({ date: '2094-05-02' }) });
    const next = async (month: number) => (await asAdmin(AFTER, { year: 2094, month })).hireRequestAfter?.id;
    expect([await next(4), await next(5), await next(6)]).toEqual([may.id, june.id, undefined]);
    await asAdmin(DECLINE, { id: may.id, version: may.version, reason: 'Taken' });
    expect(await next(4)).toBe(june.id);
  });
});
