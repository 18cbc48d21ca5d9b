import type { EntityManager } from 'typeorm';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';

/** What the candidates themselves do to the step of their introduction, inside the caller's transaction. */
export class IntroductionSteps {
  constructor(private readonly settings: MatrimonialSettingsService) {}

  /** One is interested, and the other is told; it begins anew where it had ended. */
  async told(manager: EntityManager, one: number, other: number): Promise<void> {
    await manager.query(
      `INSERT INTO introduction AS known (first_candidate_id, second_candidate_id)
       VALUES (least($1::integer, $2::integer), greatest($1::integer, $2::integer))
       ON CONFLICT ON CONSTRAINT introduction_pair
       DO UPDATE SET step = 'INTEREST', changed_at = now(), version = known.version + 1 WHERE known.step = 'ENDED'`,
      [one, other],
    );
  }

  /** Both have said yes: their contacts open, unless the office opens them. */
  async bothYes(manager: EntityManager, one: number, other: number): Promise<void> {
    const { officeOpensContacts } = await this.settings.find(manager);
    await manager.query(
      `INSERT INTO introduction AS known (first_candidate_id, second_candidate_id, step, contacts_opened_at)
       VALUES (least($1::integer, $2::integer), greatest($1::integer, $2::integer), $3, CASE WHEN $4 THEN now() END)
       ON CONFLICT ON CONSTRAINT introduction_pair
       DO UPDATE SET step = excluded.step, contacts_opened_at = excluded.contacts_opened_at, changed_at = now(),
                     version = known.version + 1`,
      [one, other, officeOpensContacts ? 'BOTH_YES' : 'CONTACTS_OPEN', !officeOpensContacts],
    );
  }

  /** One of the two has said no: what was open is closed, also where the officer had written down before that it has ended. */
  async ended(manager: EntityManager, one: number, other: number): Promise<void> {
    await manager.query(
      `UPDATE introduction SET step = 'ENDED', contacts_opened_at = NULL, next_on = NULL, changed_at = now(), version = version + 1
        WHERE first_candidate_id = least($1::integer, $2::integer)
          AND second_candidate_id = greatest($1::integer, $2::integer)
          AND (step <> 'ENDED' OR contacts_opened_at IS NOT NULL)`,
      [one, other],
    );
  }
}
