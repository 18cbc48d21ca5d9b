import { ArgsType, Field, Int } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { Page } from '../../database/page.ts';

@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 1, description: 'From 1' })
  page: number;

  @Field(() => Int, {
    defaultValue: LIMITS.pageSizeDefault,
    description: `At most ${LIMITS.pageSizeMaximum}`,
  })
  pageSize: number;
}

/**
 * @param most rows on a page, where a list has a limit of its own
 * @throws AppError BAD_USER_INPUT for a page or size outside the limits
 */
export function toPage({ page, pageSize }: PageArguments, most: number = LIMITS.pageSizeMaximum): Page {
  const isValid = page >= 1 && page <= LIMITS.pageMaximum && pageSize >= 1 && pageSize <= most;
  if (!isValid) throw new AppError('BAD_USER_INPUT', 'invalidPage');
  return { limit: pageSize, offset: (page - 1) * pageSize };
}
