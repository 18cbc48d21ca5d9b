// Measures the treasurer's lists among a hundred thousand donations, and a bank's statement of ten thousand lines.
import { ask } from './ask.mjs';
import { clientDocument } from './client-documents.mjs';
import { withClient } from './database.mjs';
import { measureActs } from './graphql-acts.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';

const DONATIONS = 100_000;
const DONORS = 20_000;
const LINES = 10_000;
const PROMISES = 3000;
const ROUNDS = 20;
/** Five years, so that a year is a fifth of them. */
const DAYS = 1825;
const LAST_YEAR = new Date().getFullYear() - 1;

const FIRST_NAMES = {
  latin: ['Asha', 'Kiran', 'Meera', 'Nilesh', 'Bhavna', 'Dipak'],
  gujarati: ['આશા', 'કિરણ', 'મીરા', 'નિલેશ', 'ભાવના', 'દીપક'],
};
const LAST_NAMES = {
  latin: ['Patel', 'Shah', 'Mistry', 'Solanki', 'Tailor', 'Mehta', 'Joshi'],
  gujarati: ['પટેલ', 'શાહ', 'મિસ્ત્રી', 'સોલંકી', 'ટેલર', 'મહેતા', 'જોશી'],
};
const oneOf = (names) => `(ARRAY['${names.join("', '")}'])[n % ${names.length} + 1]`;
const nameOf = (first, last) => `${oneOf(first)} || ' ' || ${oneOf(last)}`;

/** Half of the donors are written in Gujarati. Donations as the desk leaves them: all but three in a hundred have come, with a receipt; of a donor, or of nobody's name. */
const FILL = [
  `INSERT INTO donor (name, letter_language, email, postcode)
   SELECT CASE WHEN n % 4 < 2 THEN ${nameOf(FIRST_NAMES.latin, LAST_NAMES.latin)} ELSE ${nameOf(FIRST_NAMES.gujarati, LAST_NAMES.gujarati)} END
          || ' ' || n,
          'en', CASE WHEN n % 2 = 0 THEN 'bench-' || n || '@example.org' ELSE '' END, 'LE4 ' || n % 10 || 'AB'
     FROM generate_series(1, ${DONORS}) AS n`,
  `INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language, donor_id, donor_name, phone, email,
                         message, amount_pence, idempotency_key, created_at, status, received_on, payment_method)
   SELECT 'SMJ-' || lpad(n::text, 8, '0'), 6 + n % 2, 'Navratri', 'en', 'en', donor.id, coalesce(donor.name, ''), '',
          coalesce(donor.email, ''), '', 500 + n % 200 * 50, 'bench-' || n, day, CASE WHEN n % 33 = 0 THEN 'PENDING' ELSE 'PAID' END,
          CASE WHEN n % 33 <> 0 THEN day::date END, CASE WHEN n % 33 <> 0 THEN 'CASH' END
     FROM generate_series(1, ${DONATIONS}) AS n
     CROSS JOIN LATERAL (SELECT make_timestamptz(${LAST_YEAR}, 12, 31, 12, 0, 0) - make_interval(days => n % ${DAYS}) AS day) AS made
     LEFT JOIN donor ON n % 20 <> 0 AND substring(donor.name FROM ' ([0-9]+)$')::integer = (n::bigint * 7919) % ${DONORS} + 1`,
  `INSERT INTO receipt (year, running, number, donation_id, language, amount_pence, received_on, issued_by_name)
   SELECT year, 100000 + row_number() OVER (PARTITION BY year), 'SMJ-' || year || '-' || 100000 + row_number() OVER (PARTITION BY year),
          id, 'en', amount_pence, received_on, ''
     FROM (SELECT *, extract(year FROM received_on)::integer AS year FROM donation WHERE idempotency_key LIKE 'bench-%'
              AND status = 'PAID') AS paid`,
  'VACUUM ANALYZE',
];

const PAGE = { page: 1, pageSize: 25 };
const YEAR = { from: `${LAST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31` };

const ledger = (filter, page = 1) => ({
  query: clientDocument('DonationLedger'),
  variables: { ...PAGE, page, filter },
});
const donors = (variables) => ({
  query: clientDocument('Donors'),
  variables: { ...PAGE, sort: 'NAME', ...variables },
});

/** What a treasurer does with the lists. */
const ACTS = {
  'the ledger: open': ledger({}),
  'the ledger: the last page': ledger({}, DONATIONS / 25),
  'the ledger: a year': ledger(YEAR),
  'the ledger: a status and a fund': ledger({ status: 'PENDING', subTypeId: 6 }),
  'the ledger: search a name': ledger({ search: 'meera shah' }),
  'the ledger: search a Gujarati name': ledger({ search: 'મીરા શાહ' }),
  'the ledger: search a reference': ledger({ search: 'SMJ-00054321' }),
  'the donors: by name': donors({}),
  'the donors: by the last gift': donors({ sort: 'LAST_DONATION' }),
  'the donors: by what they gave': donors({ sort: 'PAID' }),
  'the donors: the last page': donors({ page: DONORS / 25 }),
  'the donors: search a name': donors({ search: 'meera shah' }),
  'the donors: search a Gujarati name': donors({ search: 'મીરા શાહ' }),
  'the donors: search a reference': donors({ search: 'SMJ-00054321' }),
  "a year's statements: overview": { query: clientDocument('DonorStatementSummary'), variables: YEAR },
  "a year's statements: a batch": {
    query: clientDocument('DonorStatements'),
    variables: { ...PAGE, ...YEAR, donors: 'ALL' },
  },
};

/** A third with the whole reference of a promise, a third with a misspelt one, a third without. */
function statement(promises) {
  const lines = Array.from({ length: LINES }, (_, at) => {
    const { reference, pence } = promises[at % promises.length];
    const misspelt = `${reference.slice(0, 6)}X${reference.slice(7)}`;
    const said = [reference, misspelt, `FASTER PAYMENT ${at}`][at % 3];
    return `${String((at % 28) + 1).padStart(2, '0')}/11/${LAST_YEAR},FPI PAYER ${at % 500} ${said},+${pence / 100}`;
  });
  return ['Date,Description,Amount', ...lines].join('\n');
}

/** @returns seconds for reading, adding and matching one statement */
async function measureStatement(server, token, promises) {
  const file = { name: 'statement.csv', type: 'text/csv', content: statement(promises) };
  const times = {};
  const timed = async (step, work) => {
    const startedAt = performance.now();
    const answer = await work();
    times[step] = (performance.now() - startedAt) / 1000;
    return answer;
  };
  const { layout, dateOrder } = await timed('read', () =>
    ask(server, token, { query: clientDocument('PreviewBankStatement'), variables: { reading: {} }, file }),
  );
  const added = await timed('added', () =>
    ask(server, token, {
      query: clientDocument('AddBankStatement'),
      variables: { reading: { layout, dateOrder } },
      file,
    }),
  );
  const { counts } = await timed('matched', () =>
    ask(server, token, {
      query: clientDocument('BankLines'),
      variables: { ...PAGE, statementId: added.statement.id },
    }),
  );
  return { lines: added.added, counts, times };
}

/** @returns for each act its median and 95th percentile in milliseconds, and the seconds of a statement */
export async function measureTreasurer({ dataDirectory, databaseUrl, core }) {
  const promises = await withClient(databaseUrl, async (client) => {
    for (const statement of FILL) await client.query(statement);
    const { rows } = await client.query(
      `SELECT reference, amount_pence AS pence FROM donation WHERE status = 'PENDING' AND idempotency_key LIKE 'bench-%' ORDER BY id LIMIT ${PROMISES}`,
    );
    return rows;
  });
  const server = await startSamaj({ dataDirectory, databaseUrl, core });
  const token = await signInAsAdministrator(server);
  const acts = await measureActs(server, token, ACTS, ROUNDS);
  const bank = await measureStatement(server, token, promises);
  await stopSamaj(server);
  return { donations: DONATIONS, acts, bank };
}
