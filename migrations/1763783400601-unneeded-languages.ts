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

/** An editor says of content in which languages nobody has to write its texts, so that they are not counted as missing. */
export class UnneededLanguages1763783400601 implements MigrationInterface {
  name = 'UnneededLanguages1763783400601';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const kind of KINDS)
      await queryRunner.query(`ALTER TABLE ${kind} ADD unneeded_languages text[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const kind of KINDS) await queryRunner.query(`ALTER TABLE ${kind} DROP unneeded_languages`);
  }
}
