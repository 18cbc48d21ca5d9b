import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the provider of cards is asked about again and again. */
const ASKED = ['card_event', 'card_payment', 'card_subscription'];

/** How often the provider was asked about something in vain, and when it is to be asked next (decision 78). */
export class CardRounds1763783100001 implements MigrationInterface {
  name = 'CardRounds1763783100001';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ASKED)
      await queryRunner.query(
        `ALTER TABLE ${table} ADD tries smallint NOT NULL DEFAULT 0, ADD ask_at timestamptz NOT NULL DEFAULT now()`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ASKED) await queryRunner.query(`ALTER TABLE ${table} DROP ask_at, DROP tries`);
  }
}
