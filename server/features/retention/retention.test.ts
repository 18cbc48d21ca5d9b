import { beforeEach, describe, expect, it } from 'vitest';
import { RETENTION, RETENTION_KINDS, type RetentionKind } from '../../../rules/retention.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildCandidate, buildUser, eventFields, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { buildFeatures } from '../build-features.ts';
import { defineFeature } from '../feature.ts';
import { requireRetentionJobs } from '../retention-jobs.ts';

const log: string[] = [];
const app = sharedTestApp({ log });
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** One run of what is due; everything is. */
async function runAll(): Promise<void> {
  await query('UPDATE retention_run SET due_at = now()');
  await app.features.services.retention.run();
}

/** SQL for a moment that is a day inside the period of a kind, or a day outside; of minutes a second. */
function edges(kind: RetentionKind): { inside: string; outside: string } {
  const { count, unit } = RETENTION[kind].period;
  const step = unit === 'minute' ? '1 minute' : '1 day';
  const since = `now() - interval '${count} ${unit}'`;
  return { inside: `${since} + interval '${step}'`, outside: `${since} - interval '${step}'` };
}

interface Example {
  /** Makes something of that kind, as old as the SQL says. @returns its id */
  make(at: string): Promise<number>;
  /** Whether it is still there. */
  isThere(id: number): Promise<boolean>;
}

const inTable =
  (table: string, key = 'id') =>
  async (id: number) =>
    (await query(`SELECT FROM ${table} WHERE ${key} = $1`, [id])).length > 0;

async function inserted(sql: string): Promise<number> {
  const [{ id }] = await query(`${sql} RETURNING id`);
  return Number(id);
}

let serial = 0;
/** Ends at that moment, or some minutes earlier, so that no two hires overlap. */
function hire(status: string, at: string, decided = 'NULL'): Promise<number> {
  serial += 1;
  const end = `${at} - interval '1 minute' * ${serial}`;
  return inserted(`INSERT INTO hall_hire (status, origin, letter_language, name, address, postcode, telephone, mobile,
      email, purpose, day, hours, starts_at, ends_at, decided_at)
    VALUES ('${status}', 'REQUEST', 'en', 'H', '', '', '', '', '', 'P', '', '', ${end} - interval '1 second', ${end}, ${decided})`);
}

/** A reply to an event that began then. */
async function reply(at: string): Promise<number> {
  const event = await inserted(
    `INSERT INTO event (name, description, file_type, language) VALUES ('E', 'd', 'IMAGE', 'en')`,
  );
  return inserted(`INSERT INTO event_reply (event_id, day, state, name, email, mobile, mobile_key, letter_language, ages, total,
      diets, answers, needs, told_starts_at)
    VALUES (${event}, '2020-01-01', 'COMING', 'N', 'n@example.org', '', '', 'en', '[]', 2, '[]', '[]', 'Lift', ${at})`);
}

/** A booking of the office whose only date ended then, in a room of its own. */
async function booking(at: string): Promise<number> {
  const room = await inserted(`INSERT INTO room (position, name, language) VALUES (99, 'R', 'en')`);
  const made =
    await inserted(`INSERT INTO room_booking (kind, title, contact_name, room_ids, first_day, from_time, to_time, made_by_name)
    VALUES ('SERIES', 'Yoga', 'Meena', '{${room}}', '2020-01-01', '10:00', '11:00', '')`);
  // What counts is its last date.
  for (const end of [`${at} - interval '2 years'`, at])
    await query(`INSERT INTO occupancy (room_id, kind, starts_at, ends_at, blocked_from, blocked_until, booking_id)
      VALUES (${room}, 'SERIES', ${end} - interval '1 hour', ${end}, ${end} - interval '1 hour', ${end}, ${made})`);
  return made;
}

const session = (transport: string) => async (at: string) => {
  const { id: userId } = await buildUser(app);
  await openSession(app, { userId }, transport as 'COOKIE');
  const kind = transport === 'COOKIE' ? 'browserSessions' : 'programSessions';
  const { count, unit } = RETENTION[kind].period;
  const [{ id }] = await query(
    `UPDATE session SET created_at = ${at}, expires_at = ${at} + interval '${count} ${unit}' WHERE user_id = $1 RETURNING id`,
    [userId],
  ).then(([rows]: [{ id: number }[]]) => rows);
  return Number(id);
};

/** One example for each kind that is deleted without asking. */
const EXAMPLES: Record<Exclude<RetentionKind, 'accounts' | 'profiles'>, Example> = {
  contactMessages: {
    make: (at) =>
      inserted(
        `INSERT INTO contact_message (name, email, message, done_at) VALUES ('N', 'n@example.org', 'm', ${at})`,
      ),
    isThere: inTable('contact_message'),
  },
  requests: {
    make: (at) =>
      inserted(`INSERT INTO rights_request (kind, channel, letter_language, name, email, phone, on_behalf_of, about,
          received_on, acknowledge_by, answer_by, closed_on, outcome)
        VALUES ('COMPLAINT', 'FORM', 'en', 'N', 'n@example.org', '', '', 'a', ${at}, ${at}, ${at}, ${at}, 'ANSWERED')`),
    isThere: inTable('rights_request'),
  },
  devices: {
    async make(at) {
      const { id } = await buildUser(app);
      return inserted(
        `INSERT INTO known_device (user_id, transport, mark_hash, last_used_at) VALUES (${id}, 'COOKIE', 'x', ${at})`,
      );
    },
    isThere: inTable('known_device'),
  },
  attempts: {
    async make(at) {
      const { count, unit } = RETENTION.attempts.period;
      serial += 1;
      await query(
        `INSERT INTO attempt_counter (key, attempts, forget_after) VALUES ('test:${serial}', 1, ${at} + interval '${count} ${unit}')`,
      );
      return serial;
    },
    isThere: async (id) => (await query(`SELECT FROM attempt_counter WHERE key = 'test:${id}'`)).length > 0,
  },
  codes: {
    async make(at) {
      serial += 1;
      await query(
        `INSERT INTO one_time_code (realm, purpose, mobile, asker, code_hash, expires_at)
         VALUES ('MAIN', 'PASSWORD_RESET', '+44${serial}', 'a', 'c', ${at} + interval '10 minutes')`,
      );
      return serial;
    },
    isThere: async (id) => (await query(`SELECT FROM one_time_code WHERE mobile = '+44${id}'`)).length > 0,
  },
  browserSessions: { make: session('COOKIE'), isThere: inTable('session') },
  programSessions: { make: session('BEARER'), isThere: inTable('session') },
  letters: {
    make: (at) =>
      inserted(
        `INSERT INTO outbox_message (channel, content, is_kept, created_at, expires_at)
         VALUES ('MAIL', 'x', false, ${at}, ${at} + interval '3 days')`,
      ),
    isThere: inTable('outbox_message'),
  },
  failedLetters: {
    make: (at) =>
      inserted(
        `INSERT INTO outbox_message (channel, content, failed_at, created_at, expires_at)
         VALUES ('MAIL', 'x', ${at}, ${at} - interval '3 days', ${at} + interval '30 days')`,
      ),
    isThere: inTable('outbox_message'),
  },
  unpaidGifts: {
    async make(at) {
      serial += 1;
      const id =
        await inserted(`INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language,
          donor_name, phone, email, message, amount_pence, idempotency_key, created_at)
        VALUES ('G-${serial}', 6, 'Navratri', 'en', 'en', 'D', '', 'g@example.org', 'm', 100, 'gift-key-${serial}', ${at})`);
      await query(
        `INSERT INTO donation_link (token_hash, donation_id, is_mailed) VALUES (sha256('${serial}'), ${id}, true)`,
      );
      return id;
    },
    isThere: async (id) =>
      (await query(`SELECT FROM donation WHERE id = ${id} AND status = 'PENDING' AND email <> ''`)).length >
      0,
  },
  donations: {
    async make(at) {
      serial += 1;
      const { id: userId } = await buildUser(app);
      return inserted(`INSERT INTO donation (reference, user_id, sub_type_id, type_name, type_language, letter_language,
          donor_name, phone, email, message, amount_pence, status, idempotency_key, created_at, received_on)
        VALUES ('T-${serial}', ${userId}, 6, 'Navratri', 'en', 'en', 'D', '1', 'd@example.org', 'm', 100, 'PAID',
          'key-${serial}', now(), (${at})::date)`);
    },
    isThere: async (id) =>
      (await query(`SELECT FROM donation WHERE id = $1 AND donor_name = 'D' AND email <> ''`, [id])).length >
      0,
  },
  donors: {
    make: (at) => inserted(`INSERT INTO donor (name, letter_language, created_at) VALUES ('D', 'en', ${at})`),
    isThere: inTable('donor'),
  },
  hireRequests: { make: (at) => hire('DECLINED', 'now()', at), isThere: inTable('hall_hire') },
  replyDetails: {
    make: (at) => reply(at),
    isThere: async (id) =>
      (await query(`SELECT FROM event_reply WHERE id = $1 AND needs <> ''`, [id])).length > 0,
  },
  replies: {
    make: (at) => reply(at),
    isThere: async (id) =>
      (await query(`SELECT FROM event_reply WHERE id = $1 AND name <> ''`, [id])).length > 0,
  },
  bookingContacts: {
    make: booking,
    isThere: async (id) =>
      (await query(`SELECT FROM room_booking WHERE id = $1 AND contact_name <> ''`, [id])).length > 0,
  },
  sponsorNames: {
    async make(at) {
      const donationId =
        await inserted(`INSERT INTO donation (reference, sub_type_id, type_name, type_language,
          letter_language, donor_name, phone, email, message, amount_pence, idempotency_key)
        VALUES (gen_random_uuid()::varchar(20), 6, 'T', 'en', 'en', 'N', '', '', '', 5100, gen_random_uuid())`);
      const offerId =
        await inserted(`INSERT INTO sponsor_offer (name, slots, language, pence, sub_type_id, first_day)
        VALUES ('Arti', 'Arti', 'en', 5100, 6, '2020-01-01')`);
      return inserted(`INSERT INTO sponsorship (offer_id, day, slot, donation_id, for_whom)
        VALUES (${offerId}, (${at})::date, 1, ${donationId}, 'N')`);
    },
    isThere: async (id) =>
      (await query(`SELECT FROM sponsorship WHERE id = $1 AND for_whom <> ''`, [id])).length > 0,
  },
  hires: { make: (at) => hire('ACCEPTED', at), isThere: inTable('hall_hire') },
  candidateAnswers: {
    make: (at) =>
      inserted(`INSERT INTO confirmation_record (act, text_version, way, created_at)
        VALUES ('GIVEN', 1, 'SMS', ${at})`),
    isThere: inTable('confirmation_record'),
  },
  candidateLinks: {
    async make(at) {
      serial += 1;
      const { id } = await buildCandidate(app);
      const link = (what: string, until: string) =>
        inserted(`INSERT INTO candidate_link (candidate_id, token_hash, way, expires_at)
          VALUES (${id}, sha256('${what} ${serial}'), 'SMS', ${until})`);
      const older = await link('older', at);
      // The newest one stays: its candidate asks for another by it.
      await link('newest', at);
      return older;
    },
    isThere: inTable('candidate_link'),
  },
  candidateReports: {
    make: (at) =>
      inserted(`INSERT INTO candidate_report (candidate_name, kind, text, state, due_at, answered_at)
        VALUES ('N', 'RUDE', 't', 'REJECTED', ${at}, ${at})`),
    isThere: inTable('candidate_report'),
  },
  auditLog: {
    make: (at) => inserted(`INSERT INTO audit_entry (action, subject, at) VALUES ('CHANGE', 'event', ${at})`),
    isThere: inTable('audit_entry'),
  },
  bin: {
    async make(at) {
      const { id } = await app.features.services.events.save(OPERATOR, 'new', eventFields() as never);
      await query(`UPDATE event SET binned_at = ${at} WHERE id = $1`, [id]);
      return id;
    },
    isThere: inTable('event'),
  },
  imports: {
    async make(at) {
      const run = await inserted(
        `INSERT INTO import_run (source, label, state, started_by_name, moved_at) VALUES ('s', 'l', 'FINISHED', '', ${at})`,
      );
      serial += 1;
      return inserted(`INSERT INTO import_row (run_id, number, source, subject, source_key, label, state)
        VALUES (${run}, 1, 's', 'user', 'k${serial}', 'A Name', 'CREATED')`);
    },
    isThere: async (id) =>
      (await query(`SELECT FROM import_row WHERE id = $1 AND label <> ''`, [id])).length > 0,
  },
};

describe('what is kept no longer', () => {
  beforeEach(() => query('DELETE FROM retention_run'));

  it.each(Object.entries(EXAMPLES))(
    '[D89] %s go when they have been kept long enough, not earlier',
    async (name, example) => {
      const kind = name as RetentionKind;
      const { inside, outside } = edges(kind);
      const [young, old] = [await example.make(inside), await example.make(outside)];
      await runAll();
      expect([await example.isThere(young), await example.isThere(old)]).toEqual([true, false]);
      const [first] = await query('SELECT removed, removed_in_all FROM retention_run WHERE kind = $1', [
        kind,
      ]);
      expect(first.removed).toBeGreaterThan(0);
      await runAll();
      const [second] = await query('SELECT removed, removed_in_all FROM retention_run WHERE kind = $1', [
        kind,
      ]);
      expect(second).toEqual({ removed: 0, removed_in_all: first.removed_in_all });
    },
  );

  it('requests that nobody answered go a year after their day, and messages that wait stay', async () => {
    const { inside, outside } = edges('hireRequests');
    const requests = [await hire('REQUESTED', inside), await hire('REQUESTED', outside)];
    const waiting = await inserted(
      `INSERT INTO contact_message (name, email, message, created_at) VALUES ('N', 'n@example.org', 'm', now() - interval '9 years')`,
    );
    await runAll();
    const isThere = inTable('hall_hire');
    expect(await Promise.all(requests.map(isThere))).toEqual([true, false]);
    expect(await inTable('contact_message')(waiting)).toBe(true);
  });

  it('the amount of an old donation stays in the ledger', async () => {
    const id = await EXAMPLES.donations.make(edges('donations').outside);
    await runAll();
    const [row] = await query('SELECT amount_pence, status, user_id, message FROM donation WHERE id = $1', [
      id,
    ]);
    expect(row).toEqual({ amount_pence: 100, status: 'PAID', user_id: null, message: '' });
    const ledger = '{ donations(page: 1, pageSize: 50) { items { donorName amountPence } } }';
    const { data, errors } = await graphql(app, { query: ledger, token: await adminToken(app) });
    expect(errors).toBeUndefined();
    expect(data.donations.items).toContainEqual({ donorName: '', amountPence: 100 });
  });

  it('is done once a day, but codes in each round', async () => {
    const { retention } = app.features.services;
    await retention.run();
    const { outside } = edges('codes');
    const [message, code] = [
      await EXAMPLES.contactMessages.make(edges('contactMessages').outside),
      await EXAMPLES.codes.make(outside),
    ];
    await retention.run();
    expect(await EXAMPLES.contactMessages.isThere(message)).toBe(true);
    expect(await EXAMPLES.codes.isThere(code)).toBe(false);
    await query(`UPDATE retention_run SET due_at = due_at - interval '20 hours'`);
    await retention.run();
    expect(await EXAMPLES.contactMessages.isThere(message)).toBe(false);
  });

  it('one kind that fails does not stop the others, is reported to owners and tried again', async () => {
    const line = await EXAMPLES.auditLog.make(edges('auditLog').outside);
    await query('ALTER TABLE contact_message RENAME TO away');
    try {
      await runAll();
      await query(`UPDATE retention_run SET failing_since = $1 WHERE failing_since IS NOT NULL`, [LONG_AGO]);
      await runAll();
    } finally {
      await query('ALTER TABLE away RENAME TO contact_message');
    }
    expect(await EXAMPLES.auditLog.isThere(line)).toBe(false);
    expect(log.filter((text) => text.includes('contactMessages'))).not.toEqual([]);
    const report = '{ retentionRuns { kind lastRunAt removed removedInAll failingSince } }';
    const runs = async () => {
      const { data } = await graphql(app, { query: report, token: await adminToken(app) });
      return data.retentionRuns.find(({ kind }: { kind: string }) => kind === 'contactMessages');
    };
    expect(await runs()).toMatchObject({ lastRunAt: null, failingSince: LONG_AGO });
    await app.features.services.retention.run();
    expect(await runs()).toMatchObject({ lastRunAt: expect.any(String), failingSince: null });
  });

  it('[gate] every kind has somebody who removes it, or the server does not start', () => {
    const feature = defineFeature({ name: 'some', build: () => ({ retention: { bin: async () => 0 } }) });
    const { services } = buildFeatures([feature], {} as never);
    const others = RETENTION_KINDS.filter((kind) => kind !== 'bin');
    expect(() => requireRetentionJobs(services.retentionJobs)).toThrow(others.join(', '));
  });
});
