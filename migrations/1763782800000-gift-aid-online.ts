import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift Aid declarations that donors make while giving, of which some cover that gift alone (decision 82). */
export class GiftAidOnline1763782800000 implements MigrationInterface {
  name = 'GiftAidOnline1763782800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE gift_aid_declaration
        ALTER cover TYPE varchar(9),
        ADD donation_id integer CONSTRAINT gift_aid_declaration_donation REFERENCES donation,
        ADD covers_gift_alone boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT gift_aid_declaration_with_gift UNIQUE (donation_id),
        DROP CONSTRAINT gift_aid_declaration_cover,
        ADD CONSTRAINT gift_aid_declaration_cover CHECK (cover IN ('FROM_NOW', 'PAST_TOO', 'THIS_GIFT')),
        ADD CONSTRAINT gift_aid_declaration_alone CHECK (
          (NOT covers_gift_alone OR donation_id IS NOT NULL) AND (cover <> 'THIS_GIFT' OR covers_gift_alone))`);
    await queryRunner.query(`
      ALTER TABLE gift_aid_declaration_entry
        DROP CONSTRAINT gift_aid_declaration_entry_kind,
        ADD CONSTRAINT gift_aid_declaration_entry_kind
          CHECK (kind IN ('DECLARED', 'CHANGED', 'RECORD_SENT', 'CANCELLED', 'CONFIRMED'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Without these columns they would cover other gifts too.
    await queryRunner.query('DELETE FROM gift_aid_declaration WHERE covers_gift_alone');
    await queryRunner.query(`DELETE FROM gift_aid_declaration_entry WHERE kind = 'CONFIRMED'`);
    await queryRunner.query(`
      ALTER TABLE gift_aid_declaration_entry
        DROP CONSTRAINT gift_aid_declaration_entry_kind,
        ADD CONSTRAINT gift_aid_declaration_entry_kind
          CHECK (kind IN ('DECLARED', 'CHANGED', 'RECORD_SENT', 'CANCELLED'))`);
    await queryRunner.query(`
      ALTER TABLE gift_aid_declaration
        DROP CONSTRAINT gift_aid_declaration_alone,
        DROP CONSTRAINT gift_aid_declaration_cover,
        ADD CONSTRAINT gift_aid_declaration_cover CHECK (cover IN ('FROM_NOW', 'PAST_TOO')),
        DROP covers_gift_alone,
        DROP donation_id,
        ALTER cover TYPE varchar(8)`);
  }
}
