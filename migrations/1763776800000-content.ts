import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTableWithGujarati, dropContentTable } from './content-table.ts';

/** Poojas and sevas, notices, films for the home page, links to films, the committee, documents; days of events. */
export class Content1763776800000 implements MigrationInterface {
  name = 'Content1763776800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event ADD starts_on date');
    await createTableWithGujarati(queryRunner, 'pooja_seva', ['IMAGE', 'VIDEO']);
    await queryRunner.query('CREATE INDEX pooja_seva_newest ON pooja_seva (file_type, id)');
    await createTableWithGujarati(
      queryRunner,
      'notice',
      ['IMAGE'],
      ['second_description text', 'second_description_gujarati text', 'third_description text'],
    );
    await createTableWithGujarati(
      queryRunner,
      'home_video',
      ['VIDEO', 'YOUTUBE'],
      ['link varchar(300)', "CONSTRAINT home_video_link CHECK (file_type <> 'YOUTUBE' OR link IS NOT NULL)"],
    );
    await createTableWithGujarati(queryRunner, 'video_link', ['YOUTUBE'], ['link varchar(300)']);
    await createTableWithGujarati(
      queryRunner,
      'committee_member',
      ['IMAGE'],
      [
        'designation varchar(120) NOT NULL',
        'designation_gujarati varchar(120)',
        'sequence_number integer NOT NULL',
        'CONSTRAINT committee_member_sequence_number CHECK (sequence_number BETWEEN 0 AND 9999)',
      ],
    );
    await queryRunner.query(
      'CREATE INDEX committee_member_sequence ON committee_member (sequence_number, id)',
    );
    await createTableWithGujarati(queryRunner, 'pdf_document', ['PDF']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropContentTable(queryRunner, table);
    await queryRunner.query('ALTER TABLE event DROP COLUMN starts_on');
  }
}

const TABLES = ['pdf_document', 'committee_member', 'video_link', 'home_video', 'notice', 'pooja_seva'];
