// Measures a month of the calendar with five thousand occupancies, as visitors and as the office ask for it.
import { clientDocument } from './client-documents.mjs';
import { withClient } from './database.mjs';
import { measureActs } from './graphql-acts.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';

const OCCUPANCIES = 5000;
const ROUNDS = 40;
/** Some years from now, where the demo has nothing: seven uses of a room a day, so that a month has 210. */
const YEAR = new Date().getFullYear() + 5;
const A_DAY = 7;

const FILL = [
  `INSERT INTO room_booking (id, kind, title, room_ids, first_day, from_time, to_time, made_by_name)
   VALUES (1000000, 'OWN', 'Bench', '{1}', '${YEAR}-01-01', '08:00', '10:00', '')`,
  `INSERT INTO occupancy (room_id, kind, starts_at, ends_at, blocked_from, blocked_until, booking_id)
   SELECT 1, 'OWN', begin, begin + interval '90 minutes', begin, begin + interval '2 hours', 1000000
     FROM generate_series(0, ${OCCUPANCIES - 1}) AS n
     CROSS JOIN LATERAL (SELECT make_timestamptz(${YEAR}, 1, 1, 8, 0, 0)
            + make_interval(days => n / ${A_DAY}, hours => 2 * (n % ${A_DAY})) AS begin) AS slot`,
  'VACUUM ANALYZE',
];

/** What people ask of a month. */
const ACTS = {
  'the month for visitors': {
    query: clientDocument('HallDays'),
    variables: { year: YEAR, month: 6, roomId: 1 },
  },
  'the month for the office': {
    query: clientDocument('HallOccupancies'),
    variables: { begin: `${YEAR}-06-01T00:00:00Z`, end: `${YEAR}-07-01T00:00:00Z` },
  },
};

/** @returns for each act its median and 95th percentile in milliseconds, one request at a time; nothing is cached */
export async function measureCalendar({ dataDirectory, databaseUrl, core }) {
  await withClient(databaseUrl, async (client) => {
    for (const statement of FILL) await client.query(statement);
  });
  const server = await startSamaj({ dataDirectory, databaseUrl, core, cacheSize: 0 });
  const token = await signInAsAdministrator(server);
  const acts = await measureActs(server, token, ACTS, ROUNDS);
  await stopSamaj(server);
  return { occupancies: OCCUPANCIES, acts };
}
