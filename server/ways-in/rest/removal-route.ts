import { MESSAGES } from '../../../rules/messages.ts';
import type { Permission } from '../../../rules/permissions.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { oneText } from './answer-schemas.ts';
import { parseId } from './legacy-body.ts';
import { type LegacyRoute, legacyRoute } from './legacy-route.ts';

/**
 * The call that deletes one record, by GET as old clients do.
 * @param path without the id at its end
 * @param remove throws AppError NOT_FOUND for an unknown id
 */
export function removalRoute(
  path: string,
  permission: Permission,
  remove: (viewer: Viewer, id: number) => Promise<void>,
): LegacyRoute {
  return legacyRoute({
    method: 'GET',
    path: `${path}/:id`,
    permission,
    summary: 'Deletes the record of that id',
    writesByGet: true,
    answer: oneText(MESSAGES.recordRemoved),
    async handle({ params, context }) {
      await remove(await context.viewer(), parseId(params.id));
      return MESSAGES.recordRemoved;
    },
  });
}
