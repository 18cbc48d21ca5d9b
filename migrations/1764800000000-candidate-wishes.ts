import type { MigrationInterface, QueryRunner } from 'typeorm';

const lists = (since: string) => `
CREATE OR REPLACE FUNCTION list_candidate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT status = 'ACTIVE' INTO NEW.listed FROM member WHERE id = NEW.member_id FOR SHARE;
  NEW.listed := coalesce(NEW.listed, false)
    AND (NEW.confirmation = 'GIVEN' OR (NEW.confirmation = 'WAITING' AND NEW.is_from_before))
    AND NEW.absence IS NULL AND NEW.hidden_at IS NULL;${since}
  RETURN NEW;
END $$;`;

const UP = `
-- When a profile first came into the list. Whoever is back after a pause is not new.
ALTER TABLE candidate ADD COLUMN listed_at timestamptz;
UPDATE candidate SET listed_at = created_at WHERE listed OR confirmed_at IS NOT NULL;
ALTER TABLE candidate ADD CONSTRAINT candidate_listed_since CHECK (NOT listed OR listed_at IS NOT NULL);
CREATE INDEX candidate_listed_at ON candidate (listed_at)
  INCLUDE (id, gender, education_type, occupation, birth_date) WHERE listed;
${lists(`
  IF NEW.listed THEN
    NEW.listed_at := coalesce(NEW.listed_at, now());
  END IF;`)}

ALTER TABLE member ADD COLUMN list_visited_at timestamptz, ADD COLUMN list_visited_before timestamptz;

-- What a family looks for; it goes with their profile.
CREATE TABLE candidate_wishes (
  candidate_id integer PRIMARY KEY CONSTRAINT candidate_wishes_candidate REFERENCES candidate ON DELETE CASCADE,
  age_from smallint,
  age_to smallint,
  height_from varchar,
  height_to varchar,
  education_types text[] NOT NULL DEFAULT '{}',
  cities text[] NOT NULL DEFAULT '{}',
  diets text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  marital_statuses text[] NOT NULL DEFAULT '{}',
  castes text[] NOT NULL DEFAULT '{}',
  weekly_mail boolean NOT NULL DEFAULT false,
  mails_at timestamptz NOT NULL DEFAULT now(),
  new_since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX candidate_wishes_mails_at ON candidate_wishes (mails_at) WHERE weekly_mail;

-- Whom a family has put aside.
CREATE TABLE candidate_aside (
  candidate_id integer NOT NULL CONSTRAINT candidate_aside_candidate REFERENCES candidate ON DELETE CASCADE,
  other_id integer NOT NULL CONSTRAINT candidate_aside_other REFERENCES candidate ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (candidate_id, other_id),
  CONSTRAINT candidate_aside_another CHECK (candidate_id <> other_id)
);
CREATE INDEX candidate_aside_other_id ON candidate_aside (other_id);
`;

const DOWN = `
DROP TABLE candidate_aside, candidate_wishes;
ALTER TABLE member DROP COLUMN list_visited_at, DROP COLUMN list_visited_before;
${lists('')}
ALTER TABLE candidate DROP COLUMN listed_at;
`;

/** What families look for, whom they have put aside, and who is new in the list. */
export class CandidateWishes1764800000000 implements MigrationInterface {
  name = 'CandidateWishes1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
