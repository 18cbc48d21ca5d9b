import { ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import { PicturedItem } from '../content/pictured-item.entity.ts';

/** A worship (pooja) or service (seva) that families can request; shown on Pooja/Sevas and Home. */
@ObjectType()
@Entity('pooja_seva')
@Check('pooja_seva_file_type', `file_type IN ('IMAGE', 'VIDEO')`)
@Index('pooja_seva_newest', ['fileType', 'id'])
export class PoojaSeva extends PicturedItem {}
