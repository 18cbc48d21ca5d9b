import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';
import { SmallCollection } from './small-collection.entity.ts';

/** A gift in the ledger, as the content of the box, that a collection is made of; no Gift Aid can be claimed for it. */
@Entity('small_collection_gift')
@Index('small_collection_gift_once', ['donationId'], { unique: true, where: 'is_living' })
export class SmallCollectionGift extends Numbered {
  @Index()
  @ForeignKey(() => SmallCollection)
  @Column('integer')
  collectionId: number;

  @ForeignKey('Donation')
  @Column('integer')
  donationId: number;

  /** Of a collection that was not voided. */
  @Column('boolean', { default: true })
  isLiving: boolean;
}
