import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import type { OpenEndKind } from '../../../rules/open-ends.ts';
import type { Part } from '../../../rules/parts.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ACCEPT, buildRequest } from '../hall-hire/hall-hire-fixtures.ts';
import { bookingFields, SAVE_BOOKING } from '../hall-hire/office/office-calendar-fixtures.ts';
import { repliesOf } from '../replies/reply-fixtures.ts';
import { sponsorsOf } from '../sponsors/sponsor-fixtures.ts';
import { SITE_SETTINGS_ID } from './site-settings.entity.ts';

const app = sharedTestApp();
const replies = repliesOf(app);
const sponsors = sponsorsOf(app);
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

async function leave(unusedParts: readonly Part[]): Promise<void> {
  const { siteSettings } = app.features.services;
  const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
  await siteSettings.save(OPERATOR, version, { ...settings, unusedParts });
}

const listed = async () =>
  (await graphql(app, { query: '{ openEnds { kind count } }', token: await adminToken(app) })).data.openEnds;

/** What makes one of each, and what it is when it is over. */
const OPEN: Record<OpenEndKind, { part: Part; open(): Promise<unknown>; end: string }> = {
  HIRE_REQUESTS: {
    part: 'hallHire',
    open: async () => buildRequest(app, await adminToken(app)),
    end: `UPDATE hall_hire SET status = 'DECLINED', decided_at = now()`,
  },
  HIRES: {
    part: 'hallHire',
    open: async () => {
      const token = await adminToken(app);
      const { id, version } = await buildRequest(app, token);
      return graphql(app, { query: ACCEPT, variables: { id, version }, token });
    },
    end: `UPDATE hall_hire SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 second'`,
  },
  BOOKINGS: {
    part: 'hallHire',
    open: async () => {
      const input = bookingFields({ kind: 'CLOSURE', firstDay: addDays(currentDay(), 9) });
      return graphql(app, { query: SAVE_BOOKING, variables: { input }, token: await adminToken(app) });
    },
    end: 'DELETE FROM room_booking',
  },
  SPONSORED_DAYS: {
    part: 'donations',
    open: async () =>
      sponsors.sponsor(await sponsors.newOffer(), addDays(currentDay(), 20), {
        email: `${randomUUID()}@example.org`,
      }),
    end: `UPDATE sponsorship SET state = 'RELEASED'`,
  },
  REPLIES: {
    part: 'replies',
    open: async () => replies.sent(await replies.newEvent()),
    end: `UPDATE event_reply SET state = 'WITHDRAWN'`,
  },
};

afterEach(async () => {
  for (const table of ['hall_hire', 'room_booking', 'sponsorship', 'event_reply'])
    await query(`DELETE FROM ${table}`);
  await leave([]);
});

describe('[52] a part of the site in which something is not over', () => {
  it.each(Object.entries(OPEN))('cannot be left (%s), and can when that is over', async (kind, example) => {
    await example.open();
    expect(await listed()).toEqual([{ kind, count: 1 }]);
    await expect(leave([example.part])).rejects.toMatchObject({
      messageKey: 'partHasOpenEnds',
      field: 'unusedParts',
    });
    await leave(['notices']);
    await query(example.end);
    expect(await listed()).toEqual([]);
    await leave([example.part]);
  });

  it('is not left by bringing earlier settings back', async () => {
    const { siteSettings } = app.features.services;
    await leave(['hallHire']);
    await leave([]);
    await OPEN.HIRES.open();
    const [, revision] = await siteSettings.revisions.list(SITE_SETTINGS_ID);
    const { version } = await siteSettings.find();
    await expect(siteSettings.bringBack(OPERATOR, version, revision!.id)).rejects.toMatchObject({
      messageKey: 'partHasOpenEnds',
    });
    expect((await siteSettings.find()).unusedParts).toEqual([]);
  });

  it('that was left already does not keep the other settings from being saved', async () => {
    await OPEN.HIRES.open();
    await query(`UPDATE site_settings SET unused_parts = '{hallHire}'`);
    await leave(['hallHire', 'notices']);
  });
});
