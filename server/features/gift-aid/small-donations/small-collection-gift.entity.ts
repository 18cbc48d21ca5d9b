import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SmallCollection } from './small-collection.entity.ts';

/** A gift in the ledger, as the content of the box, that a collection is made of; no Gift Aid can be claimed for it. */
@Entity('small_collection_gift')
@Index('small_collection_gift_once', ['donationId'], { unique: true, where: 'is_living' })
export class SmallCollectionGift {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'small_collection_gift_pkey',
  })
  id: number;

  @Index('small_collection_gift_collection_id')
  @ForeignKey(() => SmallCollection, { name: 'small_collection_gift_collection' })
  @Column('integer', { name: 'collection_id' })
  collectionId: number;

  @ForeignKey('Donation', { name: 'small_collection_gift_donation' })
  @Column('integer', { name: 'donation_id' })
  donationId: number;

  /** Of a collection that was not withdrawn. */
  @Column('boolean', { name: 'is_living', default: true })
  isLiving: boolean;
}
