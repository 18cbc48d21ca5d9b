import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellPublicChanges } from './content-table.ts';

/** The association's own pictures: its logo, and what its home page opens with. */
export class SitePictures1763779650000 implements MigrationInterface {
  name = 'SitePictures1763779650000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE site_picture (
      place varchar(10) CONSTRAINT site_picture_pkey PRIMARY KEY,
      file_id integer NOT NULL CONSTRAINT file_reference REFERENCES media_file,
      CONSTRAINT site_picture_place CHECK (place IN ('LOGO', 'OPENING')))`);
    await queryRunner.query('CREATE INDEX site_picture_file_id ON site_picture (file_id)');
    await tellPublicChanges(queryRunner, 'site_picture');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE media_file SET state = 'REMOVED' WHERE id IN (SELECT file_id FROM site_picture)`,
    );
    await queryRunner.query('DROP TABLE site_picture');
  }
}
