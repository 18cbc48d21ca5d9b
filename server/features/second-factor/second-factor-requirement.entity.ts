import { Entity, PrimaryColumn } from 'typeorm';
import type { OfficeRole } from '../../../rules/office-roles.ts';

/** A role of the office that gives nothing to whoever has no second factor. */
@Entity('second_factor_requirement')
export class SecondFactorRequirement {
  @PrimaryColumn('varchar', { length: 30 })
  role: OfficeRole;
}
