import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row's id. */
export const SET_UP_TOKEN_ID = 1;

/** What opens the page that sets a new installation up. The token itself is only in the link in the log. */
@Entity('set_up_token')
@Check('set_up_token_one_row', `id = ${SET_UP_TOKEN_ID}`)
export class SetUpToken {
  @PrimaryColumn('integer')
  id: number;

  /** SHA-256. */
  @Column('bytea')
  tokenHash: Buffer;
}
