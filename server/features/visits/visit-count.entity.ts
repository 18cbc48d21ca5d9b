import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The counter of visits, a single row. */
@Entity('visit_count')
@Check('visit_count_one_row', 'id = 1')
export class VisitCount {
  @PrimaryColumn('integer')
  id: number;

  /** A decimal string, as the driver returns a bigint. */
  @Column('bigint')
  total: string;
}
