import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An association without a temple chooses another drawing. */
export class SiteDrawings1764400000400 implements MigrationInterface {
  name = 'SiteDrawings1764400000400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE site_settings
        ADD COLUMN drawings varchar(10) NOT NULL DEFAULT 'temple',
        ADD CONSTRAINT site_settings_drawings CHECK (drawings IN ('temple', 'hall', 'tree', 'none'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN drawings');
  }
}
