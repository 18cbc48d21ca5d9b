import { InputType, ObjectType } from 'type-graphql';
import { candidateWishRules } from '../../../../rules/candidate-wishes.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';

/** The same, as input and for whoever has saved it. */
const WishTypes = InputOf(candidateWishRules);
ObjectType()(WishTypes);

@InputType()
export class CandidateWishesInput extends WishTypes {}

@ObjectType('CandidateWishes', {
  description: 'What a family looks for in a candidate for theirs; nobody else sees it',
})
export class CandidateWishesType extends WishTypes {}
