import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACTS = `'ENTERED', 'CHANGED', 'ASSIGNED', 'IDENTITY_CHECKED', 'IDENTITY_UNCHECKED', 'ACKNOWLEDGED', 'EXTENDED',
  'NOTED', 'ANSWERED', 'REFUSED', 'WITHDRAWN'`;

const allow = (acts: string) => `
  ALTER TABLE rights_request_entry
    DROP CONSTRAINT rights_request_entry_act,
    ADD CONSTRAINT rights_request_entry_act CHECK (act IN (${acts}))`;

/** A complaint or request that was closed by mistake can be opened again. Undone, its history says so in a note. */
export class ReopenedRequests1763781800000 implements MigrationInterface {
  name = 'ReopenedRequests1763781800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(allow(`${ACTS}, 'REOPENED'`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE rights_request_entry SET act = 'NOTED', text = 'Opened again' WHERE act = 'REOPENED'`,
    );
    await queryRunner.query(allow(ACTS));
  }
}
