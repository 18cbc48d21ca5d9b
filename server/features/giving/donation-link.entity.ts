import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Donation } from '../ledger/donation.entity.ts';

/** A private link to the page of a gift, which shows its state to whoever has it. */
@Entity('donation_link')
export class DonationLink {
  /** SHA-256 of what is in the link, which is stored nowhere. */
  @PrimaryColumn('bytea', { name: 'token_hash', primaryKeyConstraintName: 'donation_link_pkey' })
  tokenHash: Buffer;

  @Index('donation_link_donation_id')
  @ForeignKey(() => Donation, { name: 'donation_link_donation', onDelete: 'CASCADE' })
  @Column('integer', { name: 'donation_id' })
  donationId: number;

  /** Whether it went by letter to the gift's e-mail: who has it can read what comes there. */
  @Column('boolean', { name: 'is_mailed' })
  isMailed: boolean;
}
