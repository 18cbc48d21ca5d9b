import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a year. */
@Entity('receipt_counter')
export class ReceiptCounter {
  @PrimaryColumn('integer')
  year: number;

  @Column('integer')
  running: number;
}
