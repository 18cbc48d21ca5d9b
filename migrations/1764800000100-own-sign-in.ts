import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The candidate who signs in with it: one for each, and it goes with the profile. As profiles refer to members, too, it can be
-- deferred: a restore fills the one table after the other.
ALTER TABLE member ADD COLUMN candidate_id integer
  CONSTRAINT member_candidate REFERENCES candidate (id) ON DELETE CASCADE DEFERRABLE INITIALLY IMMEDIATE;
CREATE UNIQUE INDEX member_candidate_id ON member (candidate_id);

-- What the candidate has answered themself the family does not answer otherwise.
ALTER TABLE interest ADD COLUMN is_answered_by_candidate boolean NOT NULL DEFAULT false;

ALTER TABLE confirmation_record ALTER COLUMN way TYPE varchar(7);
`;

const DOWN = `
UPDATE confirmation_record SET way = 'FORM' WHERE way = 'SIGN_IN';
ALTER TABLE confirmation_record ALTER COLUMN way TYPE varchar(6);

ALTER TABLE interest DROP COLUMN is_answered_by_candidate;

-- Beside an account it would be one without a profile. An account that is the candidate's alone stays theirs.
DELETE FROM member USING candidate WHERE candidate.id = member.candidate_id AND candidate.member_id <> member.id;
ALTER TABLE member DROP COLUMN candidate_id;
`;

/** A candidate's own sign-in. */
export class OwnSignIn1764800000100 implements MigrationInterface {
  name = 'OwnSignIn1764800000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
