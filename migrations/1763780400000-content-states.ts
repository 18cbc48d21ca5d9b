import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'event',
  'notice',
  'pooja_seva',
  'home_video',
  'video_link',
  'committee_member',
  'pdf_document',
] as const;

/** Content is a draft, published or hidden, from and until a moment; what is deleted stays in a bin for a while. */
export class ContentStates1763780400000 implements MigrationInterface {
  name = 'ContentStates1763780400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const kind of KINDS)
      await queryRunner.query(`
        ALTER TABLE ${kind}
          ADD state varchar(10) NOT NULL DEFAULT 'PUBLISHED',
          ADD shown_from timestamptz,
          ADD shown_until timestamptz,
          ADD held_languages text[] NOT NULL DEFAULT '{}',
          ADD binned_at timestamptz,
          ADD CONSTRAINT content_state CHECK (state IN ('DRAFT', 'PUBLISHED', 'HIDDEN')),
          ADD CONSTRAINT content_shown CHECK (shown_from < shown_until)`);
  }

  /** What is in the bin goes, its files with the next sweep; drafts and what is hidden are shown again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const kind of KINDS) {
      await queryRunner.query(`
        WITH gone AS (
          DELETE FROM ${kind} WHERE binned_at IS NOT NULL RETURNING file_id)
        UPDATE media_file SET state = 'REMOVED' WHERE id IN (SELECT file_id FROM gone)`);
      await queryRunner.query(`
        ALTER TABLE ${kind}
          DROP CONSTRAINT content_state, DROP CONSTRAINT content_shown,
          DROP state, DROP shown_from, DROP shown_until, DROP held_languages, DROP binned_at`);
    }
  }
}
