import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Donation } from '../ledger/donation.entity.ts';

/** A private link to the page of a gift, which shows its state to whoever has it. */
@Entity('donation_link')
export class DonationLink {
  /** SHA-256 of what is in the link, which is stored nowhere. */
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Index()
  @ForeignKey(() => Donation, { onDelete: 'CASCADE' })
  @Column('integer')
  donationId: number;

  /** Whether it went by letter to the gift's e-mail: who has it can read what comes there. */
  @Column('boolean')
  isMailed: boolean;
}
