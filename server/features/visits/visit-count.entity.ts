import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How often the site was opened: one row. */
@Entity('visit_count')
@Check('visit_count_one_row', 'id = 1')
export class VisitCount {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'visit_count_pkey' })
  id: number;

  /** Digits, as the driver gives a bigint. */
  @Column('bigint')
  total: string;
}
