import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- That nobody has answered in time is written down, too; it came by no way.
ALTER TABLE confirmation_record
  ALTER COLUMN way DROP NOT NULL,
  DROP CONSTRAINT confirmation_record_act,
  ADD CONSTRAINT confirmation_record_act
    CHECK (act IN ('ASKED', 'GIVEN', 'CHANGED', 'LATER', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  ADD CONSTRAINT confirmation_record_way CHECK ((way IS NULL) = (act = 'LAPSED'));
`;

const DOWN = `
DELETE FROM confirmation_record WHERE act = 'LAPSED';
ALTER TABLE confirmation_record
  DROP CONSTRAINT confirmation_record_way,
  DROP CONSTRAINT confirmation_record_act,
  ADD CONSTRAINT confirmation_record_act
    CHECK (act IN ('ASKED', 'GIVEN', 'CHANGED', 'LATER', 'REFUSED', 'WITHDRAWN')),
  ALTER COLUMN way SET NOT NULL;
`;

/** The record of candidates' answers says also that there was none in time. */
export class LapsedAnswers1764800000200 implements MigrationInterface {
  name = 'LapsedAnswers1764800000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
