import { Field, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { ContentFileType, committeeMemberRules } from '../../../rules/content.ts';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { TEXT, WHOLE_NUMBER } from '../../ways-in/rest/answer-schemas.ts';
import { ContentInput } from '../content/content.inputs.ts';
import { type ContentKind, namedAfter } from '../content/content-kind.ts';
import { CommitteeMember } from './committee-member.entity.ts';

@InputType()
class CommitteeMemberInput extends ContentInput {
  @Field(() => String)
  designation: string;
}

/** New members stand last until somebody moves them. */
async function nextSequenceNumber(manager: EntityManager): Promise<Partial<CommitteeMember>> {
  const last = await manager.maximum(CommitteeMember, 'sequenceNumber');
  return { sequenceNumber: Math.min((last ?? 0) + 1, LIMITS.sequenceNumberMaximum) };
}

export const committeeMemberKind: ContentKind<CommitteeMember> = {
  entity: CommitteeMember,
  subject: 'committee-member',
  input: CommitteeMemberInput,
  rules: committeeMemberRules,
  folder: 'ComMemImg',
  imageSize: IMAGE_SIZES.committeeMember,
  fileTypes: [ContentFileType.IMAGE],
  order: [
    ['sequenceNumber', 'ASC'],
    ['id', 'ASC'],
  ],
  texts: ['designation'],
  newItem: nextSequenceNumber,
  graphql: namedAfter('CommitteeMember'),
  legacy: {
    list: '/api/commiteemem/datalist',
    save: '/api/commiteemem/savedata',
    remove: '/api/commiteemem/delrec',
    columns: ['designation', 'sequenceNumber'],
    shows: { seqNo: WHOLE_NUMBER, designation: TEXT },
    fields: { Designation: 'text' },
    present: ({ sequenceNumber, designation }) => ({ seqNo: sequenceNumber, designation }),
    read: (body) => ({ designation: body.text('Designation') }),
  },
};
