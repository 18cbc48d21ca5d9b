import { InputType } from 'type-graphql';
import { committeeMemberRules } from '../../../rules/content.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PicturedInput } from '../content/content.inputs.ts';

@InputType()
export class CommitteeMemberInput extends InputOf(committeeMemberRules, {}, PicturedInput) {}
