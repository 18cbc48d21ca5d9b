import type { EntityManager } from 'typeorm';
import { ContentFileType, committeeMemberRules } from '../../../rules/content.ts';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { TEXT, WHOLE_NUMBER } from '../../ways-in/rest/answer-schemas.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { CommitteeMemberInput } from './committee.inputs.ts';
import { CommitteeService } from './committee.service.ts';
import { CommitteeMember } from './committee-member.entity.ts';
import { committeeSequenceRoutes } from './committee-sequence.legacy.ts';
import { CommitteeSequenceResolver } from './committee-sequence.resolver.ts';

declare module '../services.ts' {
  interface Services {
    committee: CommitteeService;
  }
}

/** New members come last until an administrator moves them. */
async function nextSequenceNumber(manager: EntityManager): Promise<Partial<CommitteeMember>> {
  const last = await manager.maximum(CommitteeMember, 'sequenceNumber');
  return { sequenceNumber: Math.min((last ?? 0) + 1, LIMITS.sequenceNumberMaximum) };
}

export const committee = defineContentFeature({
  name: 'committee',
  kind: {
    entity: CommitteeMember,
    subject: 'committee-member',
    part: 'committee',
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
    notRevised: ['sequenceNumber'],
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
  },
  page: '/mem-details',
  Service: CommitteeService,
  also: (service) => ({
    services: { committee: service },
    resolvers: [new CommitteeSequenceResolver(service)],
    legacyRoutes: committeeSequenceRoutes(service),
  }),
});
