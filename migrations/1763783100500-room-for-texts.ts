import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write, by table, with the number of code points that a column had room for. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  audit_entry: { actor_name: 120, label: 120, reason: 200 },
  bank_account: { name: 120 },
  bank_allocation: { made_by_name: 120 },
  bank_line: { not_ours_note: 200 },
  bank_statement: { added_by_name: 120 },
  candidate: {
    address: 500,
    annual_income: 120,
    caste: 120,
    city: 120,
    contact_name: 120,
    currency: 120,
    education_description: 1000,
    education_type: 120,
    father_name: 120,
    first_name: 120,
    height: 120,
    last_name: 120,
    marital_status: 120,
    middle_name: 120,
    mother_tongue: 120,
    occupation: 120,
    occupation_description: 1000,
    religion: 120,
  },
  committee_member: { designation: 120, name: 120, picture_description: 300 },
  contact_message: { done_by: 120, name: 120 },
  donation: { donor_name: 120, phone: 30, type_name: 120 },
  donation_refund: { made_by_name: 120 },
  donation_status_change: { changed_by_name: 120 },
  donation_sub_type: { name: 120 },
  donor: { address: 500, created_by_name: 120, name: 120, phone: 30, postcode: 12 },
  donor_merge: { made_by_name: 120 },
  donor_statement_letter: { sent_by_name: 120 },
  event: { name: 120, picture_description: 300 },
  gift_aid_claim_entry: { made_by_name: 120 },
  gift_aid_declaration_entry: { made_by_name: 120 },
  gift_aid_note: { made_by_name: 120 },
  gift_count: {
    booked_by_name: 120,
    counted_by: 120,
    counted_with: 120,
    explanation: 200,
    place: 120,
    started_by_name: 120,
    taken_back_by_name: 120,
    taken_back_reason: 200,
  },
  gift_count_row: { cheque_number: 30, donor_name: 120 },
  hall_hire: {
    address: 500,
    day: 30,
    hours: 20,
    mobile: 30,
    name: 120,
    postcode: 12,
    purpose: 300,
    telephone: 30,
  },
  home_video: { name: 120 },
  import_row: { label: 120 },
  import_run: { label: 300, started_by_name: 120 },
  member: { name: 120 },
  membership_reminder: { sent_by_name: 120 },
  notice: { name: 120, picture_description: 300 },
  passkey: { name: 60 },
  pdf_document: { name: 120, title: 120 },
  pooja_seva: { name: 120, picture_description: 300 },
  profile_for: { name: 120 },
  receipt: { issued_by_name: 120 },
  reminder_switch: { made_by_name: 120 },
  revision: { actor_name: 120 },
  rights_request: { address: 500, name: 120, on_behalf_of: 120, phone: 30 },
  rights_request_entry: { actor_name: 120 },
  select_option: { label: 120, value: 120 },
  small_claim: { made_by_name: 120, taken_back_by_name: 120, taken_back_reason: 200 },
  small_collection: {
    counted_by: 120,
    counted_with: 120,
    made_by_name: 120,
    place: 120,
    withdrawn_by_name: 120,
    withdrawn_reason: 200,
  },
  standing_order_entry: { made_by_name: 120 },
  user_account: { address: 500, name: 120, postcode: 12, sheri: 120 },
  video_link: { name: 120 },
};

/**
 * Texts are limited in characters as people see them (D114), of which one can be many code points: the rules say how
 * long a text may be, the columns have room. Undone, what is longer is cut.
 */
export class RoomForTexts1763783100500 implements MigrationInterface {
  name = 'RoomForTexts1763783100500';

  up(queryRunner: QueryRunner): Promise<void> {
    return alter(queryRunner, (column) => `ALTER ${column} TYPE varchar`);
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return alter(
      queryRunner,
      (column, room) => `ALTER ${column} TYPE varchar(${room}) USING left(${column}, ${room})`,
    );
  }
}

async function alter(
  queryRunner: QueryRunner,
  change: (column: string, room: number) => string,
): Promise<void> {
  for (const [table, columns] of Object.entries(WRITTEN)) {
    const changes = Object.entries(columns).map(([column, room]) => change(column, room));
    await queryRunner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
  }
}
