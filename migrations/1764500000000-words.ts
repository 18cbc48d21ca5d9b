import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old and new names of tables. */
const TABLES = [
  ['gift_count_row', 'cash_envelope'],
  ['gift_count', 'cash_count'],
  ['second_factor_demand', 'second_factor_requirement'],
] as const;

/** Of a table by its new name: old and new names of columns. */
const COLUMNS = [
  ['session', 'carrier', 'transport'],
  ['known_device', 'carrier', 'transport'],
  ['rights_request_entry', 'told_by', 'notified_by'],
  ['rights_request_entry', 'told_on', 'notified_on'],
  ['donation', 'way', 'payment_method'],
  ['donation_status_change', 'way', 'payment_method'],
  ['donation_refund', 'way', 'payment_method'],
  ['cash_envelope', 'way', 'payment_method'],
  ['small_collection', 'way', 'payment_method'],
  ['gift_aid_declaration', 'way', 'method'],
  ['payment', 'way', 'source'],
  ['receipt', 'withdrawn_at', 'voided_at'],
  ['receipt', 'withdrawn_reason', 'voided_reason'],
  ['receipt', 'withdrawn_code', 'voided_code'],
  ['cash_count', 'taken_back_by_id', 'voided_by_id'],
  ['cash_count', 'taken_back_by_name', 'voided_by_name'],
  ['cash_count', 'taken_back_at', 'voided_at'],
  ['cash_count', 'taken_back_reason', 'voided_reason'],
  ['small_claim', 'taken_back_by_id', 'voided_by_id'],
  ['small_claim', 'taken_back_by_name', 'voided_by_name'],
  ['small_claim', 'taken_back_at', 'voided_at'],
  ['small_claim', 'taken_back_reason', 'voided_reason'],
  ['small_collection', 'withdrawn_by_id', 'voided_by_id'],
  ['small_collection', 'withdrawn_by_name', 'voided_by_name'],
  ['small_collection', 'withdrawn_at', 'voided_at'],
  ['small_collection', 'withdrawn_reason', 'voided_reason'],
  ['small_collection', 'gift_count_id', 'cash_count_id'],
  ['bank_statement', 'taken_back_at', 'undone_at'],
  ['bank_line', 'is_taken_back', 'is_undone'],
  ['bank_line', 'is_not_ours', 'is_excluded'],
  ['bank_line', 'not_ours_note', 'excluded_note'],
  ['gift_aid_claim', 'gift_count', 'donation_count'],
] as const;

/** Of a table by its new name: old and new names of constraints whose text only follows the names of columns. */
const CONSTRAINTS = [
  ['session', 'session_carrier', 'session_transport'],
  ['known_device', 'known_device_carrier', 'known_device_transport'],
  ['second_factor_requirement', 'second_factor_demand_pkey', 'second_factor_requirement_pkey'],
  ['rights_request_entry', 'rights_request_entry_told_by', 'rights_request_entry_notified_by'],
  ['donation', 'donation_way', 'donation_payment_method'],
  ['donation_status_change', 'donation_status_change_way', 'donation_status_change_payment_method'],
  ['donation_refund', 'donation_refund_way', 'donation_refund_payment_method'],
  ['receipt', 'receipt_withdrawn', 'receipt_void'],
  ['cash_count', 'gift_count_pkey', 'cash_count_pkey'],
  ['cash_count', 'gift_count_booked_by', 'cash_count_booked_by'],
  ['cash_count', 'gift_count_started_by', 'cash_count_started_by'],
  ['cash_count', 'gift_count_taken_back', 'cash_count_voided'],
  ['cash_count', 'gift_count_taken_back_by', 'cash_count_voided_by'],
  ['cash_envelope', 'gift_count_row_pkey', 'cash_envelope_pkey'],
  ['cash_envelope', 'gift_count_row_amount', 'cash_envelope_amount'],
  ['cash_envelope', 'gift_count_row_booked_once', 'cash_envelope_booked_once'],
  ['cash_envelope', 'gift_count_row_count', 'cash_envelope_count'],
  ['cash_envelope', 'gift_count_row_donation', 'cash_envelope_donation'],
  ['cash_envelope', 'gift_count_row_donor', 'cash_envelope_donor'],
  ['cash_envelope', 'gift_count_row_once', 'cash_envelope_once'],
  ['cash_envelope', 'gift_count_row_sub_type', 'cash_envelope_sub_type'],
  ['cash_envelope', 'gift_count_row_way', 'cash_envelope_payment_method'],
  ['small_collection', 'small_collection_gift_count', 'small_collection_cash_count'],
  ['small_collection', 'small_collection_way', 'small_collection_payment_method'],
  ['small_collection', 'small_collection_withdrawn_by', 'small_collection_voided_by'],
  ['small_claim', 'small_claim_taken_back_by', 'small_claim_voided_by'],
] as const;

const INDEXES = [
  ['gift_count_booked_by_id', 'cash_count_booked_by_id'],
  ['gift_count_started_by_id', 'cash_count_started_by_id'],
  ['gift_count_taken_back_by_id', 'cash_count_voided_by_id'],
  ['gift_count_row_donor_id', 'cash_envelope_donor_id'],
  ['gift_count_row_sub_type_id', 'cash_envelope_sub_type_id'],
  ['small_collection_withdrawn_by_id', 'small_collection_voided_by_id'],
  ['small_claim_taken_back_by_id', 'small_claim_voided_by_id'],
] as const;

const SEQUENCES = [
  ['gift_count_id_seq', 'cash_count_id_seq'],
  ['gift_count_row_id_seq', 'cash_envelope_id_seq'],
] as const;

/** Keys of the fields of an import, as its run and its rows store them. */
const FIELDS = { way: 'paymentMethod', declarationWay: 'declarationMethod', withdrawnOn: 'cancelledOn' };
const NOTES = { BANK_DECISION_TAKEN_BACK: 'BANK_DECISION_UNDONE', IMPORT_TAKEN_BACK: 'IMPORT_UNDONE' };

/** Of a table by its new name and a column: old and new values. */
const VALUES: [table: string, column: string, values: Record<string, string>][] = [
  ['import_run', 'state', { TAKING_BACK: 'UNDOING', TAKEN_BACK: 'UNDONE' }],
  ['import_row', 'state', { TAKEN_BACK: 'UNDONE' }],
  ['gift_aid_declaration', 'method', { SPOKEN: 'VERBAL' }],
  ['gift_aid_claim', 'state', { MADE: 'PREPARED', UNDONE: 'VOID' }],
  ['gift_aid_claim_entry', 'kind', { MADE: 'PREPARED', UNDONE: 'VOID' }],
  ['donation_status_change', 'note_code', NOTES],
  ['receipt', 'voided_code', NOTES],
  ['audit_entry', 'subject', { 'gift-count': 'cash-count' }],
  [
    'audit_entry',
    'action',
    {
      GIVE_BACK: 'REFUND',
      TAKE_BACK_REFUND: 'UNDO_REFUND',
      DEMAND_SECOND_FACTOR: 'REQUIRE_SECOND_FACTOR',
      TAKE_BACK: 'UNDO',
      TAKE_BACK_DECISION: 'UNDO_DECISION',
      TAKE_BACK_MERGE: 'UNDO_MERGE',
    },
  ],
  [
    'import_row',
    'problem',
    {
      unknownDonationWay: 'unknownPaymentMethod',
      unknownDeclarationWay: 'unknownDeclarationMethod',
      giftWayRequired: 'envelopeMethodRequired',
    },
  ],
  ['import_row', 'problem_field', FIELDS],
];

/** Of a table by its new name: a check that lists values, by its old name and its new one, with the column and the values. */
const LISTS: [table: string, before: string, after: string, column: string, values: string[]][] = [
  [
    'import_run',
    'import_run_state',
    'import_run_state',
    'state',
    ['RUNNING', 'FINISHED', 'UNDOING', 'UNDONE'],
  ],
  [
    'import_row',
    'import_row_state',
    'import_row_state',
    'state',
    ['PENDING', 'CREATED', 'KNOWN', 'REFUSED', 'UNDONE', 'KEPT'],
  ],
  [
    'gift_aid_declaration',
    'gift_aid_declaration_way',
    'gift_aid_declaration_method',
    'method',
    ['ONLINE', 'PAPER', 'VERBAL'],
  ],
  [
    'gift_aid_claim',
    'gift_aid_claim_state',
    'gift_aid_claim_state',
    'state',
    ['PREPARED', 'SENT', 'PAID', 'VOID'],
  ],
  [
    'gift_aid_claim_entry',
    'gift_aid_claim_entry_kind',
    'gift_aid_claim_entry_kind',
    'kind',
    ['PREPARED', 'SENT', 'NOT_SENT', 'PAID', 'NOT_PAID', 'VOID'],
  ],
  [
    'donation_status_change',
    'donation_status_change_note_code',
    'donation_status_change_note_code',
    'note_code',
    ['ACCOUNT_CLOSED', 'BANK_DECISION_UNDONE', 'PAID_TOGETHER_UNDONE', 'IMPORT_UNDONE', 'CHEQUE'],
  ],
  [
    'receipt',
    'receipt_withdrawn_code',
    'receipt_void_code',
    'voided_code',
    ['BANK_DECISION_UNDONE', 'PAID_TOGETHER_UNDONE', 'IMPORT_UNDONE'],
  ],
];

/** The words of docs/glossary.md for what the tables, their columns and the stored values were called before. */
export class Words1764500000000 implements MigrationInterface {
  name = 'Words1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (sql: string, parameters?: unknown[]) => queryRunner.query(sql, parameters);
    for (const [table, before] of LISTS.map(([table, before]) => [old(table), before]))
      await run(`ALTER TABLE ${table} DROP CONSTRAINT ${before}`);
    for (const [before, after] of TABLES) await run(`ALTER TABLE ${before} RENAME TO ${after}`);
    for (const [table, before, after] of COLUMNS) await run(rename(table, before, after));
    await setClaimState(run, 8, 'PREPARED');
    for (const [table, before, after] of CONSTRAINTS)
      await run(`ALTER TABLE ${table} RENAME CONSTRAINT ${before} TO ${after}`);
    for (const [before, after] of INDEXES) await run(`ALTER INDEX ${before} RENAME TO ${after}`);
    for (const [before, after] of SEQUENCES) await run(`ALTER SEQUENCE ${before} RENAME TO ${after}`);
    for (const [table, column, values] of VALUES)
      for (const [before, after] of Object.entries(values))
        await run(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [before, after]);
    for (const [before, after] of Object.entries(FIELDS)) await renameKey(run, before, after);
    for (const [table, , after, column, values] of LISTS)
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${after} CHECK (${column} IN (${quoted(values)}))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const run = (sql: string, parameters?: unknown[]) => queryRunner.query(sql, parameters);
    for (const [table, , after] of LISTS) await run(`ALTER TABLE ${table} DROP CONSTRAINT ${after}`);
    for (const [before, after] of Object.entries(FIELDS)) await renameKey(run, after, before);
    for (const [table, column, values] of VALUES)
      for (const [before, after] of Object.entries(values))
        await run(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [after, before]);
    for (const [before, after] of SEQUENCES) await run(`ALTER SEQUENCE ${after} RENAME TO ${before}`);
    for (const [before, after] of INDEXES) await run(`ALTER INDEX ${after} RENAME TO ${before}`);
    for (const [table, before, after] of CONSTRAINTS)
      await run(`ALTER TABLE ${table} RENAME CONSTRAINT ${after} TO ${before}`);
    await setClaimState(run, 6, 'MADE');
    for (const [table, before, after] of COLUMNS) await run(rename(table, after, before));
    for (const [before, after] of TABLES) await run(`ALTER TABLE ${after} RENAME TO ${before}`);
    for (const [table, before, , column, values] of LISTS) {
      const names = COLUMNS.find(([of, , now]) => of === table && now === column);
      const listed = values.map((value) => valueBefore(table, column, value));
      await run(
        `ALTER TABLE ${old(table)} ADD CONSTRAINT ${before} CHECK (${names?.[1] ?? column} IN (${quoted(listed)}))`,
      );
    }
  }
}

type Run = (sql: string, parameters?: unknown[]) => Promise<unknown>;

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** The check is made anew, because Postgres would rewrite its text for the new type. */
async function setClaimState(run: Run, length: number, first: string): Promise<void> {
  await run(
    `ALTER TABLE gift_aid_claim DROP CONSTRAINT gift_aid_claim_sent, ALTER COLUMN state TYPE varchar(${length}),
      ALTER COLUMN state SET DEFAULT '${first}'`,
  );
  await run(
    `ALTER TABLE gift_aid_claim
      ADD CONSTRAINT gift_aid_claim_sent CHECK (state NOT IN ('SENT', 'PAID') OR sent_on IS NOT NULL)`,
  );
}

/** A table or a view, whose columns are renamed alike. */
const rename = (table: string, from: string, to: string) =>
  `ALTER ${table === 'payment' ? 'VIEW' : 'TABLE'} ${table} RENAME COLUMN ${from} TO ${to}`;

const old = (table: string) => TABLES.find(([, after]) => after === table)?.[0] ?? table;

function valueBefore(table: string, column: string, value: string): string {
  const values = VALUES.find(([of, name]) => of === table && name === column)?.[2] ?? {};
  return Object.entries(values).find(([, after]) => after === value)?.[0] ?? value;
}

async function renameKey(run: Run, from: string, to: string): Promise<void> {
  for (const [table, column] of [
    ['import_run', 'columns'],
    ['import_row', 'fields'],
  ])
    await run(
      `UPDATE ${table} SET ${column} = ${column} - $1 || jsonb_build_object($2::text, ${column} -> $1)
        WHERE jsonb_exists(${column}, $1)`,
      [from, to],
    );
}
