import type { Plumbing } from '../../plumbing.ts';
import { CandidateDetailsService } from '../candidates/candidate-details.service.ts';
import { CandidateDetailsResolver } from './candidate-details.resolver.ts';

/** The whole page of a candidate. */
export function createDetailsResolver({
  dataSource,
}: Pick<Plumbing, 'dataSource'>): CandidateDetailsResolver {
  return new CandidateDetailsResolver(new CandidateDetailsService(dataSource));
}
