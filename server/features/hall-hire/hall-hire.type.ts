import { ObjectType, registerEnumType } from 'type-graphql';
import { HireOrigin, HirePayment, HireStatus } from '../../../rules/hire-states.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { HallHire } from './hall-hire.entity.ts';

registerEnumType(HireStatus, { name: 'HireStatus' });
registerEnumType(HireOrigin, {
  name: 'HireOrigin',
  description: 'The form of the site, or an admin who entered it',
});
registerEnumType(HirePayment, { name: 'HirePayment' });

@ObjectType()
export class HirePage extends Paginated(HallHire) {}
