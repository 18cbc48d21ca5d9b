import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- What the member who blocks had been shown as the other's name, so that their own list says whom they have blocked.
ALTER TABLE member_block ADD COLUMN shown_name varchar NOT NULL DEFAULT '';

-- Whether the report keeps the profile out of the lists, and what the office did about it.
ALTER TABLE candidate_report
  ADD COLUMN hides boolean NOT NULL DEFAULT false,
  ADD COLUMN measure varchar(14),
  ADD CONSTRAINT candidate_report_measure CHECK (measure IN ('NONE', 'HIDE', 'REMOVE_PHOTOS', 'REMOVE_PROFILE')),
  ADD CONSTRAINT candidate_report_measured CHECK ((state = 'UPHELD') = (measure IS NOT NULL));
CREATE INDEX candidate_report_answered_at ON candidate_report (answered_at);
`;

const DOWN = `
DROP INDEX candidate_report_answered_at;
ALTER TABLE candidate_report DROP COLUMN hides, DROP COLUMN measure;
ALTER TABLE member_block DROP COLUMN shown_name;
`;

/** Names in one's own list of blocked members, and what the office did about a report. */
export class MatrimonialSafety1764700000300 implements MigrationInterface {
  name = 'MatrimonialSafety1764700000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
