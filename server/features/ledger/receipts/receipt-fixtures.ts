import type { Language } from '../../../../rules/languages.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newDonationReference } from '../donation-reference.ts';

interface Promised {
  pence?: number;
  email?: string;
  donorName?: string;
  language?: Language;
  subTypeId?: number;
}

interface Made {
  id: number;
  reference: string;
}

/** Promises of people without an account, all at once. @param count at least one */
export function newPromises(
  app: TestApp,
  count: number,
  { pence = 1000, email = '', donorName = 'Asha Rao', language = 'en', subTypeId = 6 }: Promised = {},
): Promise<[Made, ...Made[]]> {
  const references = Array.from({ length: count }, () => newDonationReference('SMJ'));
  return app.database.dataSource.query(
    `INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
                           message, amount_pence, idempotency_key)
     SELECT reference, $2::integer, 'Navratri', 'en', $3, $4, '', $5, '', $6::integer, reference
       FROM unnest($1::text[]) AS reference RETURNING id, reference`,
    [references, subTypeId, language, donorName, email, pence],
  );
}
